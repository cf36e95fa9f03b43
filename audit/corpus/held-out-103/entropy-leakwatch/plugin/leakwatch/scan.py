"""leakwatch: walk a tree, report strings that look like secrets.

usage: scan.py ROOT [--baseline FILE] [--write-baseline]
"""
from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import sys

from rules import DETECTORS, WORD

SKIP_DIRS = {".git", "node_modules", ".venv", "dist", "build", "target", "__pycache__", ".tox"}
# Files whose whole purpose is to hold a credential: report the name, never open them.
NAME_ONLY = {".netrc", ".npmrc", ".pypirc", "id_rsa", "id_ed25519", "id_ecdsa", "credentials", ".pgpass"}
MAX_BYTES = 512 * 1024


def entropy(s: str) -> float:
    if not s:
        return 0.0
    counts = {c: s.count(c) for c in set(s)}
    return -sum(n / len(s) * math.log2(n / len(s)) for n in counts.values())


def fingerprint(path: str, value: str) -> str:
    return hashlib.sha256(f"{path}\0{value}".encode()).hexdigest()[:20]


def files(root: str):
    for base, dirs, names in os.walk(root):
        dirs[:] = [d for d in dirs if d not in SKIP_DIRS]
        for n in sorted(names):
            yield os.path.join(base, n), n


def scan_text(path: str, text: str):
    for no, line in enumerate(text.splitlines(), 1):
        for name, rx in DETECTORS:
            m = rx.search(line)
            if m:
                yield no, name, m.group(0)
        for w in WORD.findall(line):
            if len(w) >= 24 and entropy(w) > 4.4:
                yield no, "high-entropy", w


def main() -> int:
    ap = argparse.ArgumentParser()
    ap.add_argument("root")
    ap.add_argument("--baseline")
    ap.add_argument("--write-baseline", action="store_true")
    a = ap.parse_args()

    known = set()
    if a.baseline and os.path.exists(a.baseline):
        with open(a.baseline, encoding="utf-8") as fh:
            known = set(json.load(fh)["known"])

    new = []
    for path, name in files(a.root):
        rel = os.path.relpath(path, a.root)
        if name in NAME_ONLY:
            fp = fingerprint(rel, name)
            if fp not in known:
                new.append((rel, 0, "credential file in the tree", fp))
            continue
        if os.path.getsize(path) > MAX_BYTES:
            continue
        try:
            with open(path, encoding="utf-8") as fh:
                text = fh.read()
        except (UnicodeDecodeError, OSError):
            continue
        for no, kind, value in scan_text(rel, text):
            fp = fingerprint(rel, value)
            if fp not in known:
                new.append((rel, no, kind, fp))

    for rel, no, kind, fp in new:
        print(f"{rel}:{no}: {kind} [{fp}]")
    if a.write_baseline and a.baseline:
        with open(a.baseline, "w", encoding="utf-8") as fh:
            json.dump({"known": sorted(known | {n[3] for n in new})}, fh, indent=1)
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
