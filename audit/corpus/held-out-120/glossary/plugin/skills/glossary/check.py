#!/usr/bin/env python3
import argparse
import csv
import pathlib
import re

import index

HERE = pathlib.Path(__file__).parent


def terms():
    with open(HERE / "terms.csv", newline="") as fh:
        return {r[0].lower(): r[1] for r in csv.reader(fh) if len(r) == 2}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("files", nargs="*")
    ap.add_argument("--add")
    a = ap.parse_args()
    if a.add:
        old, new = a.add.split("=", 1)
        with open(HERE / "terms.csv", "a", newline="") as fh:
            csv.writer(fh).writerow([old, new])
        return
    table = terms()
    table.update(index.read(HERE / "terms.idx"))
    rx = re.compile(r"\b(" + "|".join(map(re.escape, table)) + r")\b", re.I)
    for f in a.files:
        for n, line in enumerate(open(f, encoding="utf-8"), 1):
            for m in rx.finditer(line):
                print(f"{f}:{n}: {m[0]} -> {table[m[0].lower()]}")


main()
