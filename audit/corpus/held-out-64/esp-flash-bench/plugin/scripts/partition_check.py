#!/usr/bin/env python3
"""Checks a CSV partition table: overlaps, alignment, size of the flash. usage: partition_check.py FILE.csv [flash size in MB]"""
import csv
import sys

UNITS = {"K": 1024, "M": 1024 * 1024}


def number(text):
    text = text.strip()
    if not text:
        return None
    if text[-1].upper() in UNITS:
        return int(text[:-1], 0) * UNITS[text[-1].upper()]
    return int(text, 0)


def main(path, megabytes="4"):
    limit = int(megabytes) * UNITS["M"]
    position, bad = 0x9000, 0
    with open(path, encoding="utf-8") as file:
        rows = [row for row in csv.reader(file) if row and not row[0].lstrip().startswith("#")]
    for name, kind, subtype, offset, size, *_ in rows:
        begin = number(offset)
        align = 0x10000 if kind.strip() == "app" else 0x1000
        if begin is None:
            begin = (position + align - 1) // align * align
        end = begin + number(size)
        remarks = []
        if begin < position:
            remarks.append("overlaps the one before")
        if begin % align:
            remarks.append(f"not aligned to {align:#x}")
        if end > limit:
            remarks.append("beyond the flash")
        bad += len(remarks)
        print(f"{begin:#010x} {end:#010x} {name.strip():12} {kind.strip()}/{subtype.strip()} {'; '.join(remarks)}")
        position = end
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
