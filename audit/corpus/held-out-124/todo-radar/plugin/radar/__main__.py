import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from scan import notes
from languages import table


def main():
    langs = table()
    counts = {}
    for path, line, tag, text in notes(".", langs):
        counts[tag] = counts.get(tag, 0) + 1
        if counts[tag] <= 5:
            print(f"{path}:{line} {tag} {text}")
    print(", ".join(f"{k}: {v}" for k, v in sorted(counts.items())) or "no notes")


main()
