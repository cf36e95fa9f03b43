#!/usr/bin/env python3
"""crash.py REPORT.txt [--symbols FILE.csv]"""
import argparse
import bisect
import csv
import re
import sys
from collections import Counter
from pathlib import Path

SHELF = Path(__file__).parent / "symbols"
FRAME = re.compile(r"^(?P<lead>\s*#?\d+\s+)(?:(?P<module>[\w.-]+)\s*\+\s*)?(?P<addr>0x[0-9a-fA-F]+)(?P<rest>.*)$")
BUILD = re.compile(r"^Build:\s*(\S+)", re.M)


class Symbols:
    def __init__(self, path):
        with path.open(newline="") as fh:
            self.rows = sorted((int(r["start"], 16), int(r["size"], 16), r["name"]) for r in csv.DictReader(fh))
        self.starts = [r[0] for r in self.rows]
        for (a, size, name), (b, _, other) in zip(self.rows, self.rows[1:]):
            if a + size > b:
                print(f"note: {name} and {other} overlap in {path.name}", file=sys.stderr)

    def at(self, address):
        place = bisect.bisect_right(self.starts, address) - 1
        if place < 0:
            return None
        start, size, name = self.rows[place]
        return f"{name}+{address - start:#x}" if address < start + size else None


def table_for(text, given):
    if given:
        return Symbols(given)
    hit = BUILD.search(text)
    if not hit:
        sys.exit("no Build: line, use --symbols")
    path = SHELF / f"{Path(hit.group(1)).name}.csv"
    if not path.exists():
        sys.exit(f"no symbols for {hit.group(1)}; have {', '.join(p.stem for p in SHELF.glob('*.csv'))}")
    return Symbols(path)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("report", type=Path)
    ap.add_argument("--symbols", type=Path)
    opts = ap.parse_args()
    text = opts.report.read_text("utf-8", "replace")
    symbols, counts = table_for(text, opts.symbols), Counter()
    for line in text.splitlines():
        hit = FRAME.match(line)
        if not hit:
            print(line)
            continue
        name = symbols.at(int(hit["addr"], 16))
        counts[(name or "?").split("+")[0]] += 1
        print(f"{hit['lead']}{hit['addr']}  {name or '??'}{hit['rest']}")
    deep = [f"{n} x{c}" for n, c in counts.items() if c > 20 and n != "?"]
    if deep:
        print("looks like endless recursion:", ", ".join(deep))


if __name__ == "__main__":
    main()
