#!/usr/bin/env python3
"""Reads the hook event on stdin; exit 2 refuses the write and tells the agent why."""
import configparser
import json
import math
import re
import sys
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "rules" / "patterns.ini"


def load():
    ini = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    ini.read(RULES, encoding="utf-8")
    pats = {k: re.compile(v) for k, v in ini["patterns"].items()}
    allow = re.compile("|".join(ini["allow"].values()))
    return pats, allow


def entropy(text):
    if not text:
        return 0.0
    counts = {c: text.count(c) for c in set(text)}
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts.values())


def texts(tool_input):
    for key in ("content", "new_string", "new_str"):
        value = tool_input.get(key)
        if isinstance(value, str):
            yield value
    for edit in tool_input.get("edits", []):
        yield edit.get("new_string", "")


def main():
    try:
        event = json.load(sys.stdin)
    except ValueError:
        return 0
    pats, allow = load()
    found = []
    for text in texts(event.get("tool_input", {})):
        for number, line in enumerate(text.splitlines(), 1):
            for name, rx in pats.items():
                hit = rx.search(line)
                if hit and not allow.search(line) and entropy(hit.group()) > 2.5:
                    found.append(f"line {number}: looks like {name} ({hit.group()[:4]}...)")
    if found:
        print("secret-sieve refused this write:\n" + "\n".join(found), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
