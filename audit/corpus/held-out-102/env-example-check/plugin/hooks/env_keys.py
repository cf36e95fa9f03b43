#!/usr/bin/env python3
"""Compare key names of .env and .env.example. Values are never kept or printed."""
import pathlib
import re

KEY = re.compile(r"^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=")


def keys(path):
    names = set()
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        m = KEY.match(line)
        if m:
            names.add(m.group(1))
    return names


def main():
    example, local = pathlib.Path(".env.example"), pathlib.Path(".env")
    if not example.exists() or not local.exists():
        return
    want, have = keys(example), keys(local)
    if want - have:
        print("Missing in .env: " + ", ".join(sorted(want - have)))
    if have - want:
        print("Not described in .env.example: " + ", ".join(sorted(have - want)))


if __name__ == "__main__":
    main()
