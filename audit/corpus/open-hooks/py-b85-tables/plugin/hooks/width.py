#!/usr/bin/env python3
import json, sys, unicodedata
from _tables import ZERO_WIDTH, load

LIMIT = 100


def width(s):
    n = 0
    for ch in s:
        if ord(ch) in ZERO_WIDTH or unicodedata.combining(ch):
            continue
        n += 2 if unicodedata.east_asian_width(ch) in "WF" else 1
    return n


def main():
    load()
    path = json.load(sys.stdin)["tool_input"].get("file_path", "")
    try:
        lines = open(path, encoding="utf-8").read().split("\n")
    except OSError:
        return
    bad = [i for i, l in enumerate(lines, 1) if width(l) > LIMIT]
    if bad:
        print(f"{path}: lines wider than {LIMIT}: {bad[:10]}")


main()
