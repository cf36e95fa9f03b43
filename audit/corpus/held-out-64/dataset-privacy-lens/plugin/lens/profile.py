#!/usr/bin/env python3
"""profile.py FILE.csv [--quasi col1,col2,...]: shapes and group sizes. Prints no values of cells."""
import argparse
import collections
import csv
import re

HINTS = [
    ("mail address", re.compile(r"^[\w.+-]+@[\w-]+\.[\w.]+$")),
    ("telephone", re.compile(r"^\+?[\d ()/-]{7,20}$")),
    ("IP address", re.compile(r"^(?:\d{1,3}\.){3}\d{1,3}$|^[0-9a-f:]{6,39}$", re.I)),
    ("date", re.compile(r"^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}")),
    ("IBAN", re.compile(r"^[A-Z]{2}\d{2}[A-Z0-9 ]{11,34}$")),
    ("coordinates", re.compile(r"^-?\d{1,3}\.\d{4,}$")),
    ("post code", re.compile(r"^[A-Z]{0,2}-?\d{4,5}$")),
]
NAMES = re.compile(r"(?i)name|mail|phone|tel|street|address|birth|dob|ssn|passport|iban|card|lat|lon|ip$|user|patient|employee")


def shape(text):
    return re.sub(r"(.)\1+", r"\1", re.sub(r"[^\W\d_]", "a", re.sub(r"\d", "9", text)))[:24]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--quasi", default="")
    options = parser.parse_args()

    with open(options.file, newline="", encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    print(f"{len(rows)} rows")
    for column in rows[0]:
        values = [row[column].strip() for row in rows if row[column]]
        sample = values[:2000]
        kinds = [kind for kind, pattern in HINTS if sample and sum(bool(pattern.match(value)) for value in sample) > 0.7 * len(sample)]
        if NAMES.search(column):
            kinds.append("by its name")
        distinct = len(set(values))
        free = sample and sum(len(value) for value in sample) / len(sample) > 40
        shapes = ", ".join(s for s, _ in collections.Counter(map(shape, sample)).most_common(2))
        print(f"{column:24} {len(values):>8} filled {distinct:>8} distinct  {shapes:40} {'; '.join(kinds)}{'; free text' if free else ''}")

    quasi = [column for column in options.quasi.split(",") if column]
    if quasi:
        groups = collections.Counter(tuple(row[column] for column in quasi) for row in rows)
        sizes = sorted(groups.values())
        alone = sum(size == 1 for size in sizes)
        print(f"\n{'+'.join(quasi)}: {len(groups)} groups, smallest {sizes[0]}, {alone} rows are unique ({alone / len(rows):.1%})")


if __name__ == "__main__":
    main()
