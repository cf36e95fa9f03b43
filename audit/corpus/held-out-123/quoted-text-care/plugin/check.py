#!/usr/bin/env python3
"""check.py FILE...: marks passages in documents that address a model rather than a reader"""
import html
import re
import sys
import unicodedata
from pathlib import Path

LIST = Path(__file__).with_name("phrases.yaml")
COMMENT = re.compile(r"<!--(.*?)-->", re.S)
HIDDEN = re.compile(r"<[^>]+style=[\"'][^\"']*(?:display:\s*none|font-size:\s*0)[^>]*>(.*?)<", re.S | re.I)


def phrases():
    for line in LIST.read_text("utf-8").splitlines():
        if line.startswith("- "):
            yield re.compile(line[2:])


def simple(text):
    text = unicodedata.normalize("NFKC", html.unescape(text))
    return "".join(c for c in text if unicodedata.category(c) != "Cf")


def line_of(text, at):
    return text.count("\n", 0, at) + 1


def look(text, rules):
    for kind, rx in (("comment", COMMENT), ("hidden element", HIDDEN)):
        for hit in rx.finditer(text):
            for rule in rules:
                if rule.search(simple(hit.group(1))):
                    yield line_of(text, hit.start()), kind
                    break
    for number, line in enumerate(text.splitlines(), 1):
        stripped = simple(line)
        if any(rule.search(stripped) for rule in rules):
            yield number, "open text"
        if sum(unicodedata.category(c) == "Cf" for c in line) > 5:
            yield number, "many invisible characters"


def main(paths):
    rules, count = list(phrases()), 0
    for path in map(Path, paths):
        for number, kind in sorted(set(look(path.read_text("utf-8", "replace"), rules))):
            print(f"{path}:{number}: {kind}")
            count += 1
    print(f"{count} passages to look at")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
