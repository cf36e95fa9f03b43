#!/usr/bin/env python3
import re
import sys
import tomllib
import unicodedata
from pathlib import Path

TABLE = tomllib.loads(Path(__file__).with_name("points.toml").read_text())
WORD = re.compile(r"[^\W\d]\w*")


def kind_of(char):
    code = ord(char)
    for name, row in TABLE.items():
        if any(low <= code <= high for low, high in row["ranges"]):
            return name, row["level"]
    return None


def script(char):
    name = unicodedata.name(char, "")
    return name.split(" ")[0] if name.split(" ")[0] in {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN"} else None


def remarks(text):
    for number, line in enumerate(text.split("\n"), 1):
        for column, char in enumerate(line, 1):
            if char.isascii():
                continue
            if number == 1 and column == 1 and ord(char) == 0xFEFF:
                continue
            found = kind_of(char)
            if found:
                if ord(char) == 0x200D and column > 1 and unicodedata.category(line[column - 2]) == "So":
                    continue
                yield found[1], number, column, f"{found[0]} U+{ord(char):04X} {unicodedata.name(char, '?')}"
        for hit in WORD.finditer(line):
            scripts = {script(c) for c in hit.group()} - {None}
            if len(scripts) > 1:
                yield "error", number, hit.start() + 1, f"word mixes {' and '.join(sorted(scripts))}: {ascii(hit.group())}"


def main(paths):
    worst = 0
    for path in map(Path, paths):
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            print(f"{path}: not UTF-8")
            worst = 1
            continue
        for level, line, column, what in remarks(text):
            print(f"{path}:{line}:{column}: {level}: {what}")
            worst = max(worst, 1 if level == "error" else 0)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
