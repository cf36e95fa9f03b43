#!/usr/bin/env python3
import json
import pathlib
import re
import sys
import unicodedata

PLACEHOLDER = re.compile(r"\{(\w+)\}")
BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def flat(tree, prefix=""):
    for key, value in tree.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from flat(value, name + ".")
        else:
            yield name, value


def problems(reference, other):
    for key in reference.keys() - other.keys():
        yield f"{key}: missing"
    for key in other.keys() - reference.keys():
        yield f"{key}: not in the reference"
    for key in reference.keys() & other.keys():
        want, have = (sorted(PLACEHOLDER.findall(text)) for text in (reference[key], other[key]))
        if want != have:
            yield f"{key}: placeholders {have} instead of {want}"
        if any(unicodedata.bidirectional(c) in BIDI for c in other[key]):
            yield f"{key}: has an invisible direction mark"


def main(directory, base="en"):
    folder = pathlib.Path(directory)
    reference = dict(flat(json.loads((folder / f"{base}.json").read_text(encoding="utf-8"))))
    count = 0
    for path in sorted(folder.glob("*.json")):
        for line in problems(reference, dict(flat(json.loads(path.read_text(encoding="utf-8"))))):
            print(f"{path.name}: {line}")
            count += 1
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
