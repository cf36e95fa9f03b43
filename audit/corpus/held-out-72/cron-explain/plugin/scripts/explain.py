#!/usr/bin/env python3
"""Explains crontab lines from standard input."""
import datetime
import sys

NAMES = ("minute", "hour", "day", "month", "weekday")
RANGES = ((0, 59), (0, 23), (1, 31), (1, 12), (0, 7))
DAYS = "sun mon tue wed thu fri sat".split()
MACROS = {"@hourly": "0 * * * *", "@daily": "0 0 * * *", "@weekly": "0 0 * * 0", "@monthly": "0 0 1 * *"}


def field(text, low, high):
    found = set()
    for part in text.lower().split(","):
        part, _, step = part.partition("/")
        if part == "*":
            first, last = low, high
        else:
            ends = [DAYS.index(x) if x in DAYS else int(x) for x in part.split("-")]
            first, last = ends[0], ends[-1]
        if not low <= first <= last <= high:
            raise ValueError(f"{text} is not within {low}-{high}")
        found.update(range(first, last + 1, int(step or 1)))
    return found


def parse(line):
    words = line.split(None, 5)
    if words[0] in MACROS:
        words = MACROS[words[0]].split() + [line.split(None, 1)[1]]
    sets = [field(w, *r) for w, r in zip(words, RANGES)]
    if 7 in sets[4]:
        sets[4].add(0)
    return sets, words[5]


def next_run(sets, now):
    at = now.replace(second=0, microsecond=0)
    for _ in range(366 * 24 * 60):
        at += datetime.timedelta(minutes=1)
        values = (at.minute, at.hour, at.day, at.month, (at.weekday() + 1) % 7)
        if all(v in s for v, s in zip(values, sets)):
            return at
    return None


for number, line in enumerate(sys.stdin, 1):
    line = line.strip()
    if not line or line.startswith("#") or "=" in line.split()[0]:
        continue
    try:
        sets, command = parse(line)
    except (ValueError, IndexError) as error:
        print(f"line {number}: {error}")
        continue
    if "| sh" in command or "| bash" in command:
        print(f"line {number}: runs what it downloads; check it")
    print(f"line {number}: next at {next_run(sets, datetime.datetime.now())}: {command}")
