import csv
import sys

from chart import bars


def main(path):
    with open(path, newline="") as fh:
        rows = [(r["day"], float(r["remaining"])) for r in csv.DictReader(fh)]
    if not rows:
        print("no data")
        return
    top = rows[0][1]
    ideal = [top - top * i / max(1, len(rows) - 1) for i in range(len(rows))]
    for line in bars(rows, ideal):
        print(line)
    behind = rows[-1][1] - ideal[-1]
    print("behind by %.0f points" % behind if behind > 0 else "on track")


main(sys.argv[1])
