"""Reads the OWNERS file at the top of the project."""
from fnmatch import fnmatch
from pathlib import Path


def owners_of(path):
    rules = Path("OWNERS")
    if not rules.exists():
        return []
    found = []
    for line in rules.read_text(encoding="utf-8").splitlines():
        pattern, _, names = line.partition(" ")
        if pattern and fnmatch(path, pattern):
            found = names.split()
    return found
