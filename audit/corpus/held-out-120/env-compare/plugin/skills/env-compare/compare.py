#!/usr/bin/env python3
import argparse
import pathlib
import re
import sys

from usage import used_names

NAME = re.compile(r"^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=")


def names(path):
    if not path.exists():
        return set()
    return {m[1] for line in path.read_text(encoding="utf-8").splitlines() if (m := NAME.match(line))}


def show(title, items):
    if items:
        print(title)
        for i in sorted(items):
            print("  ", i)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--root", type=pathlib.Path, default=pathlib.Path("."))
    ap.add_argument("--ignore", default="NODE_ENV,CI,HOME,PATH")
    a = ap.parse_args()
    example = names(a.root / ".env.example")
    local = names(a.root / ".env")
    used = used_names(a.root) - set(a.ignore.split(","))
    show("in .env but not in .env.example", local - example)
    show("used in code but not in .env.example", used - example)
    show("in .env.example but unused", example - used)
    return 1 if (local | used) - example else 0


sys.exit(main())
