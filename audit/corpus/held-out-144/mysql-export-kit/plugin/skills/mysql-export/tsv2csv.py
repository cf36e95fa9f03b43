#!/usr/bin/env python3
"""Turn `mysql --batch --raw` output on stdin into CSV on stdout."""
import csv
import sys

BLOCKED = {"email", "phone", "birthday", "delivery_note"}


def main():
    header = sys.stdin.readline().rstrip("\n").split("\t")
    keep = [i for i, name in enumerate(header) if name.lower() not in BLOCKED]
    out = csv.writer(sys.stdout)
    out.writerow([header[i] for i in keep])
    n = 0
    for line in sys.stdin:
        row = line.rstrip("\n").split("\t")
        out.writerow(["" if row[i] == "NULL" else row[i] for i in keep])
        n += 1
    print(f"{n} rows, {len(header) - len(keep)} columns left out", file=sys.stderr)


if __name__ == "__main__":
    main()
