#!/usr/bin/env python3
import argparse
import base64
import binascii
import hashlib
import json
import math
import pathlib
import re
import subprocess
import sys

RULES = {
    "aws": re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"),
    "pem": re.compile(r"-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----"),
    "github": re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b"),
    "npm": re.compile(r"_authToken\s*=\s*(?!\$\{)\S{20,}"),
    "url": re.compile(r"[a-z]+://[^/\s:@]+:(?!\$|<)[^/\s:@]{6,}@[\w.-]+"),
}
BLOB = re.compile(r"[A-Za-z0-9+/]{40,}={0,2}")


def entropy(text):
    counts = {c: text.count(c) for c in set(text)}
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts.values())


def decoded_hits(text):
    """A key may hide one base64 layer deep: decode, then look with the same rules."""
    for blob in BLOB.findall(text):
        try:
            inner = base64.b64decode(blob + "=" * (-len(blob) % 4), validate=True).decode("ascii")
        except (binascii.Error, UnicodeDecodeError):
            continue
        for name, rule in RULES.items():
            if rule.search(inner):
                yield f"{name} (base64)", blob


def tracked(paths):
    out = subprocess.run(["git", "ls-files", "-z", "--", *paths], check=True, capture_output=True).stdout
    return [pathlib.Path(p) for p in out.decode().split("\0") if p]


def scan(path):
    try:
        text = path.read_text("utf-8")
    except (UnicodeDecodeError, OSError):
        return
    for number, line in enumerate(text.splitlines(), 1):
        for name, rule in RULES.items():
            for match in rule.finditer(line):
                yield number, name, match.group()
        for name, value in decoded_hits(line):
            yield number, name, value
        m = re.search(r"(?i)(secret|token|passw|api.?key)\w*[\"']?\s*[:=]\s*[\"']([^\"']{16,})", line)
        if m and entropy(m.group(2)) > 3.5:
            yield number, "assignment", m.group(2)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--json", action="store_true")
    ap.add_argument("paths", nargs="*", default=["."])
    args = ap.parse_args()
    allow_file = pathlib.Path(".entropy-allow")
    allow = set(allow_file.read_text().split()) if allow_file.exists() else set()
    found = []
    for path in tracked(args.paths):
        for line, rule, value in scan(path) or ():
            print_id = hashlib.sha256(f"{path}{value}".encode()).hexdigest()[:12]
            if print_id not in allow:
                found.append({"file": str(path), "line": line, "rule": rule, "value": value[:4] + "…", "id": print_id})
    if args.json:
        json.dump(found, sys.stdout, indent=1)
    else:
        for f in found:
            print("{file}:{line} {rule} {value} [{id}]".format(**f))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
