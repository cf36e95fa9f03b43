#!/usr/bin/env python3
"""Sums the usage blocks of the session file given on stdin (status line) or of a folder (table)."""
import argparse
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

PRICE = {"small": (0.25, 1.25), "medium": (3.0, 15.0), "large": (15.0, 75.0)}  # $ per million tokens


def usage(path):
    c = Counter()
    try:
        with open(path, encoding="utf-8") as fh:
            for line in fh:
                try:
                    u = json.loads(line).get("message", {}).get("usage")
                except (ValueError, AttributeError):
                    continue
                if u:
                    c["in"] += u.get("input_tokens", 0)
                    c["out"] += u.get("output_tokens", 0)
                    c["cached"] += u.get("cache_read_input_tokens", 0)
    except OSError:
        pass
    return c


def cost(c, tier="medium"):
    i, o = PRICE[tier]
    return (c["in"] * i + c["cached"] * i * 0.1 + c["out"] * o) / 1e6


def human(n):
    for unit in ("", "k", "M"):
        if n < 1000:
            return f"{n:.0f}{unit}" if unit == "" else f"{n:.1f}{unit}"
        n /= 1000
    return f"{n:.1f}G"


ap = argparse.ArgumentParser()
ap.add_argument("--line", action="store_true")
ap.add_argument("--table", action="store_true")
ap.add_argument("--dir", type=Path, default=Path("sessions"))
a = ap.parse_args()

if a.line:
    info = json.load(sys.stdin)
    u = usage(info.get("transcript_path", ""))
    print(f"▲{human(u['in'])} ▼{human(u['out'])} ♻{human(u['cached'])} ${cost(u):.2f}"[:200])
elif a.table:
    days = defaultdict(Counter)
    for f in sorted(a.dir.glob("**/*.jsonl")):
        days[f.parent.name] += usage(f)
    for d, u in sorted(days.items()):
        print(f"{d:<12} {human(u['in']):>8} {human(u['out']):>8} {cost(u):>8.2f}")
