#!/usr/bin/env python3
"""Explain crontab(5) expressions."""
import argparse
import datetime as dt

RANGES = [(0, 59), (0, 23), (1, 31), (1, 12), (0, 7)]
LABELS = ["minute", "hour", "day", "month", "weekday"]


def field(text, lo, hi):
    out = set()
    for part in text.split(","):
        body, _, step = part.partition("/")
        if body == "*":
            a, b = lo, hi
        elif "-" in body:
            a, b = map(int, body.split("-"))
        else:
            a = int(body)
            b = hi if step else a
        if not lo <= a <= b <= hi:
            raise ValueError(f"{part} is outside {lo}-{hi}")
        out.update(range(a, b + 1, int(step or 1)))
    return out


def parse(expr):
    parts = expr.split()
    if len(parts) != 5:
        raise ValueError("five fields are needed")
    return [field(p, *r) for p, r in zip(parts, RANGES)]


def upcoming(sets, start, count):
    m, h, d, mo, w = sets
    w = {x % 7 for x in w}
    t = start.replace(second=0, microsecond=0)
    for _ in range(366 * 24 * 60):
        t += dt.timedelta(minutes=1)
        if t.minute in m and t.hour in h and t.day in d and t.month in mo and t.isoweekday() % 7 in w:
            yield t
            count -= 1
            if not count:
                return


ap = argparse.ArgumentParser()
ap.add_argument("expr")
ap.add_argument("--next", type=int, default=3)
a = ap.parse_args()
sets = parse(a.expr)
for label, s, full in zip(LABELS, sets, RANGES):
    print(f"{label:8} {'any' if len(s) == full[1] - full[0] + 1 else sorted(s)}")
for t in upcoming(sets, dt.datetime.now(), a.next):
    print(t.isoformat(" "))
