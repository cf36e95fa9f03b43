#!/usr/bin/env python3
import json
import pathlib
import re
import sys
import unicodedata

PHRASES = json.loads((pathlib.Path(__file__).parent / "phrases.json").read_text(encoding="utf-8"))
RX = [(p["kind"], re.compile(p["pattern"], re.I)) for p in PHRASES]


def odd_characters(line):
    for col, ch in enumerate(line, 1):
        if unicodedata.category(ch) == "Cf" and ch not in "\ufeff\u200d\u200c":
            yield col, f"U+{ord(ch):04X}"


def main(files):
    hits = 0
    for f in files:
        with open(f, encoding="utf-8", errors="replace") as fh:
            for n, line in enumerate(fh, 1):
                for kind, rx in RX:
                    if m := rx.search(line):
                        hits += 1
                        print(f"{f}:{n}: {kind}: {m[0]!r}")
                for col, name in odd_characters(line):
                    hits += 1
                    print(f"{f}:{n}:{col}: {name}")
    return 1 if hits else 0


sys.exit(main(sys.argv[1:]))
