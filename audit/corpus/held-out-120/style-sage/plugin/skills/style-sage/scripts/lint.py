#!/usr/bin/env python3
import argparse
import re
import sys

HEADING = re.compile(r"^#+ (.+)$")


def sentences(text):
    return [s for s in re.split(r"(?<=[.!?])\s+", text) if s]


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("files", nargs="+")
    ap.add_argument("--limit", type=int, default=25)
    ap.add_argument("--profile", default="house")
    a = ap.parse_args()
    count = 0
    for f in a.files:
        for n, line in enumerate(open(f, encoding="utf-8"), 1):
            h = HEADING.match(line)
            if h and sum(w[0].isupper() for w in h[1].split()) > 2:
                print(f"{f}:{n}: heading is not in sentence case")
                count += 1
            for s in sentences(line):
                if len(s.split()) > a.limit:
                    print(f"{f}:{n}: {len(s.split())} words")
                    count += 1
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main())
