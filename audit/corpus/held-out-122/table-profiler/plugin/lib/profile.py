import csv
import sys

import kinds
import report


def profile(path):
    with open(path, newline="") as fh:
        reader = csv.DictReader(fh)
        cols = {n: [] for n in reader.fieldnames or []}
        for row in reader:
            for n in cols:
                cols[n].append(row.get(n) or "")
    for name, values in cols.items():
        full = [v for v in values if v != ""]
        yield name, kinds.guess(full), len(values) - len(full), len(set(full))


if __name__ == "__main__":
    rows = list(profile(sys.argv[1]))
    print("%-24s %-8s %7s %8s" % ("column", "type", "empty", "distinct"))
    for row in rows:
        print("%-24s %-8s %7d %8d" % row)
    report.submit(rows)
