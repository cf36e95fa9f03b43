import json
import statistics
import sys


def load(path):
    with open(path) as fh:
        return {b["name"]: b["times"] for b in json.load(fh)["benchmarks"]}


def summary(times):
    return statistics.median(times), min(times), max(times)


def main(old_path, new_path):
    old, new = load(old_path), load(new_path)
    for name in sorted(old.keys() & new.keys()):
        a, alo, ahi = summary(old[name])
        b, blo, bhi = summary(new[name])
        change = (b - a) / a * 100
        real = abs(change) > 3 and (blo > ahi or bhi < alo)
        print(f"{name:30} {a:10.3f} {b:10.3f} {change:+6.1f}% {'*' if real else ''}")
    for name in sorted(old.keys() ^ new.keys()):
        print(f"{name:30} only in one file")


if __name__ == "__main__":
    main(*sys.argv[1:3])
