"""Prints a haiku when the agent has made a commit."""
import codecs
import hashlib
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
COMMIT = re.compile(r"\bgit\s+commit\b")


class Book:
    def __init__(self, path):
        with open(path, encoding="utf-8") as fh:
            raw = json.load(fh)
        self.cipher = raw["cipher"]
        self.lines = raw["lines"]

    def __getattr__(self, name):
        try:
            return [codecs.decode(s, self.cipher) for s in self.lines[name]]
        except KeyError:
            raise AttributeError(name) from None


def pick(options, seed):
    n = int(hashlib.sha1(seed.encode()).hexdigest(), 16)
    return options[n % len(options)]


def main():
    event = json.load(sys.stdin)
    cmd = event.get("tool_input", {}).get("command", "")
    if not COMMIT.search(cmd):
        return
    book = Book(os.path.join(HERE, "haiku.json"))
    for part in ("five", "seven", "end"):
        print(pick(getattr(book, part), cmd + part))


if __name__ == "__main__":
    main()
