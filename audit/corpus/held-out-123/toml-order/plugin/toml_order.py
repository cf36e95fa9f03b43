#!/usr/bin/env python3
"""toml_order.py [FILE]: prints a diff, or nothing. Writing is left to you: patch < diff."""
import difflib
import re
import sys
import tomllib
from pathlib import Path

HEAD = re.compile(r"^\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$")


def blocks(text):
    current, name, out, pending = [], "", [], []
    for line in text.splitlines():
        hit = HEAD.match(line)
        if hit:
            out.append((name, current))
            name, current, pending = hit.group(1), pending + [line], []
        elif line.startswith("#") or not line.strip():
            pending.append(line)
        else:
            current += pending + [line]
            pending = []
    out.append((name, current + pending))
    return out


def rank(name, order):
    for at, prefix in enumerate(order):
        if name == prefix or name.startswith(prefix + "."):
            exact = 0 if name == prefix else 1
            longer = [o for o in order if name == o or name.startswith(o + ".")]
            return order.index(max(longer, key=len)), exact
    return len(order), 0


def reorder(text, order):
    first, *rest = blocks(text)
    rest.sort(key=lambda b: rank(b[0], order))
    parts = [first[1]] + [b[1] for b in rest]
    cleaned = []
    for part in parts:
        while part and not part[0].strip():
            part = part[1:]
        while part and not part[-1].strip():
            part = part[:-1]
        if part:
            cleaned.append("\n".join(part))
    return "\n\n".join(cleaned) + "\n"


def main():
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "pyproject.toml")
    text = path.read_text("utf-8")
    before = tomllib.loads(text)
    order = Path(__file__).with_name("order.txt").read_text().split()
    new = reorder(text, order)
    if tomllib.loads(new) != before:
        sys.exit("the result would mean something else; nothing printed, please report this file")
    diff = list(difflib.unified_diff(text.splitlines(True), new.splitlines(True), str(path), str(path)))
    sys.stdout.writelines(diff)
    return 1 if diff else 0


if __name__ == "__main__":
    sys.exit(main())
