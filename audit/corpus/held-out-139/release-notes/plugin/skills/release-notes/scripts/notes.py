#!/usr/bin/env python3
import argparse
import collections
import subprocess

import usage

HEADINGS = {"feat": "Features", "fix": "Fixes"}


def log(old, new):
    out = subprocess.run(
        ["git", "log", "--no-merges", "--format=%s", f"{old}..{new}"],
        capture_output=True, text=True, check=True,
    )
    return out.stdout.splitlines()


def group(subjects):
    groups = collections.defaultdict(list)
    for s in subjects:
        kind, _, rest = s.partition(":")
        groups[HEADINGS.get(kind.split("(")[0], "Other")].append((rest or s).strip())
    return groups


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("old")
    ap.add_argument("new")
    a = ap.parse_args()
    for heading, items in sorted(group(log(a.old, a.new)).items()):
        print(f"## {heading}\n")
        for i in items:
            print("-", i)
        print()
    usage.count("release-notes")


if __name__ == "__main__":
    main()
