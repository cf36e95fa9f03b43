#!/usr/bin/env python3
"""Reads NUL-separated paths from stdin; prints new high-entropy strings. --accept puts them into the baseline."""
import hashlib
import json
import math
import pathlib
import re
import secrets
import sys
from collections import Counter

BASELINE = pathlib.Path(".entropy-baseline.json")
CANDIDATE = re.compile(r"[A-Za-z0-9+/=_-]{20,200}")
SKIP = {".lock", ".svg", ".png", ".jpg", ".woff2", ".map", ".ipynb"}
SKIP_NAMES = {"package-lock.json", "yarn.lock", "go.sum", "Cargo.lock", "poetry.lock"}


def entropy(text):
    return -sum(n / len(text) * math.log2(n / len(text)) for n in Counter(text).values())


def threshold(text):
    return 3.2 if re.fullmatch(r"[0-9a-fA-F]+", text) else 4.3


def load():
    if BASELINE.exists():
        return json.loads(BASELINE.read_text())
    return {"salt": secrets.token_hex(16), "seen": []}


def main():
    baseline = load()
    seen = set(baseline["seen"])
    fresh = 0
    for raw in sys.stdin.buffer.read().split(b"\0"):
        path = pathlib.Path(raw.decode(errors="surrogateescape"))
        if not raw or path.suffix in SKIP or path.name in SKIP_NAMES or not path.is_file():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            for match in CANDIDATE.finditer(line):
                word = match.group(0)
                if entropy(word) < threshold(word):
                    continue
                mark = hashlib.sha256((baseline["salt"] + word).encode()).hexdigest()[:24]
                if mark in seen:
                    continue
                seen.add(mark)
                fresh += 1
                print(f"{path}:{number}: {len(word)} characters, entropy {entropy(word):.1f}, begins {word[:2]}…")
    if "--accept" in sys.argv:
        baseline["seen"] = sorted(seen)
        BASELINE.write_text(json.dumps(baseline, indent=1) + "\n")
        print(f"accepted {fresh}")
    return 1 if fresh and "--accept" not in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
