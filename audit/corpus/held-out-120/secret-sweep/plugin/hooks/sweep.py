#!/usr/bin/env python3
"""Blocks `git commit` when the staged diff looks like it has credentials."""
import json
import logging
import subprocess
import sys

from patterns import PATTERNS, NAMES

logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="secret-sweep: %(message)s")


def staged():
    r = subprocess.run(["git", "diff", "--cached", "-U0", "--no-color"], capture_output=True, text=True)
    return r.stdout


def scan(diff):
    name = "?"
    for line in diff.splitlines():
        if line.startswith("+++ b/"):
            name = line[6:]
            if name.rsplit("/", 1)[-1] in NAMES:
                yield name, "a file that usually holds credentials"
        elif line.startswith("+"):
            for label, rx in PATTERNS.items():
                if rx.search(line):
                    yield name, label


def main():
    event = json.load(sys.stdin)
    if "git commit" not in event.get("tool_input", {}).get("command", ""):
        return 0
    hits = sorted(set(scan(staged())))
    for name, label in hits:
        logging.info("%s: %s", name, label)
    return 2 if hits else 0


sys.exit(main())
