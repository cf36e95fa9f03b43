#!/usr/bin/env python3
"""cronread.py '*/5 * * * *' | cronread.py --file jobs.cron [--next 5]

Explains; it does not touch the crontab of anybody."""
import argparse
import datetime as dt
import json
import sys
from pathlib import Path

WORDS = json.loads(Path(__file__).with_name("words.json").read_text("utf-8"))
RANGES = [(0, 59), (0, 23), (1, 31), (1, 12), (0, 6)]
LABELS = ["minute", "hour", "day", "month", "weekday"]


def field(text, low, high):
    out = set()
    for part in text.lower().split(","):
        part, _, step = part.partition("/")
        if part == "*":
            first, last = low, high
        elif "-" in part:
            first, last = (int(WORDS["names"].get(p, p)) for p in part.split("-"))
        else:
            first = last = int(WORDS["names"].get(part, part))
            if step:
                last = high
        if high == 6:
            first, last = (0 if first == 7 else first), (6 if last == 7 else last)
        if not low <= first <= last <= high:
            raise ValueError(f"{text} is out of range {low}-{high}")
        out.update(range(first, last + 1, int(step or 1)))
    return out


def parse(line):
    line = WORDS["macros"].get(line.split()[0], line)
    parts = line.split()
    if len(parts) < 5:
        raise ValueError("five fields expected")
    return [field(p, *r) for p, r in zip(parts[:5], RANGES)], " ".join(parts[5:])


def explain(sets):
    out = []
    for values, (low, high), label in zip(sets, RANGES, LABELS):
        if len(values) == high - low + 1:
            continue
        out.append(f"{label} " + ",".join(map(str, sorted(values))))
    return "; ".join(out) or "every minute"


def upcoming(sets, count, start):
    at = start.replace(second=0, microsecond=0)
    for _ in range(366 * 24 * 60):
        at += dt.timedelta(minutes=1)
        if (at.minute in sets[0] and at.hour in sets[1] and at.day in sets[2]
                and at.month in sets[3] and at.isoweekday() % 7 in sets[4]):
            yield at
            count -= 1
            if not count:
                return


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("expression", nargs="?")
    ap.add_argument("--file", type=Path)
    ap.add_argument("--next", type=int, default=3)
    opts = ap.parse_args()
    lines = opts.file.read_text().splitlines() if opts.file else [opts.expression or ap.error("nothing to read")]
    for line in lines:
        if not line.strip() or line.startswith("#") or "=" in line.split()[0]:
            continue
        try:
            sets, command = parse(line.strip())
        except ValueError as err:
            print(f"{line}: {err}", file=sys.stderr)
            continue
        print(f"{command or line}: {explain(sets)}")
        for at in upcoming(sets, opts.next, dt.datetime.now()):
            print("   ", at.strftime("%a %Y-%m-%d %H:%M"))


if __name__ == "__main__":
    main()
