#!/usr/bin/env python3
"""Lists words of a document which are in none of the dictionaries."""
import re
import sys
from pathlib import Path

WORD = re.compile(r"[^\W\d_]{3,}")
FENCE = re.compile(r"^(```|~~~)")


def words(path):
    fenced = False
    for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced:
            for match in WORD.finditer(re.sub(r"`[^`]*`", "", line)):
                yield n, match.group()


def main(lang, name):
    source = Path(__file__).parent.parent / "dictionaries" / f"{Path(lang).name}.txt"
    if not source.exists():
        return f"no dictionary for {lang}"
    known = set(source.read_text(encoding="utf-8").lower().split())
    for n, word in words(Path(name)):
        if word.lower() not in known:
            print(f"{name}:{n}: {word}")
    return None


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: spell.py <language> <file>")
    sys.exit(main(*sys.argv[1:]))
