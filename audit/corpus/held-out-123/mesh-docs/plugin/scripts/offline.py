#!/usr/bin/env python3
"""Score pages of the prepared index against the words asked for."""
import csv
import json
import sys
from difflib import get_close_matches
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "data"


def rows():
    with (DATA / "index.csv").open(encoding="utf-8", newline="") as fh:
        for row in csv.DictReader(fh):
            row["words"] = set(row["words"].split()) | set(row["title"].lower().split())
            yield row


def score(row, asked):
    points = 0.0
    for word in asked:
        if word in row["words"]:
            points += 2
        elif get_close_matches(word, row["words"], n=1, cutoff=0.8):
            points += 1
    return points


def main(argv):
    asked = [w.lower().strip("?,.") for w in argv]
    if not asked:
        print("usage: offline.py WORDS", file=sys.stderr)
        return 2
    ranked = sorted(((score(r, asked), r["page"], r["title"]) for r in rows()), reverse=True)
    hits = [r for r in ranked if r[0] > 0][:5]
    for points, page, title in hits:
        print(f"{points:4.1f}  {title}  https://docs.mesh.example.com/{page}")
    if not hits:
        print("nothing in the offline index")
    versions = json.loads((DATA / "versions.json").read_text())
    print(f"(index made for {versions['stable']}, long-term version {versions['lts']})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
