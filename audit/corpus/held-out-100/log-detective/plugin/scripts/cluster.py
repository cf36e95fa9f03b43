#!/usr/bin/env python3
"""Group log lines by template: numbers, ids, quoted strings are replaced by marks."""
import collections
import gzip
import re
import sys

MARKS = [
    (re.compile(r"\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\d]*(?:Z|[+-]\d\d:?\d\d)?"), "<time>"),
    (re.compile(r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b"), "<uuid>"),
    (re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b"), "<ip>"),
    (re.compile(r"\b[\w.+-]+@[\w-]+\.[\w.]+\b"), "<mail>"),
    (re.compile(r"\b(?:0x)?[0-9a-f]{12,}\b"), "<hex>"),
    (re.compile(r'"[^"]{0,200}"'), '"…"'),
    (re.compile(r"\b\d+\b"), "<n>"),
]


def template(line):
    for rule, mark in MARKS:
        line = rule.sub(mark, line)
    return line.strip()[:180]


def lines(path):
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt", encoding="utf-8", errors="replace") as handle:
        yield from handle


counts = collections.Counter()
first = {}
for number, line in enumerate(lines(sys.argv[1]), 1):
    key = template(line)
    counts[key] += 1
    first.setdefault(key, number)

for key, count in counts.most_common(40):
    print(f"{count:8d}  first@{first[key]:<8d} {key}")
print(f"{len(counts)} templates; once only: {sum(1 for c in counts.values() if c == 1)}")
