#!/usr/bin/env python3
"""Sum a billing CSV by service and month: cost.py bill.csv [--by column]"""
import argparse
import collections
import csv
import decimal


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bill")
    parser.add_argument("--by", default="service")
    parser.add_argument("--cost", default="cost")
    parser.add_argument("--date", default="date")
    options = parser.parse_args()

    sums = collections.defaultdict(lambda: collections.defaultdict(decimal.Decimal))
    with open(options.bill, newline="", encoding="utf-8-sig") as handle:
        for row in csv.DictReader(handle):
            sums[row[options.by]][row[options.date][:7]] += decimal.Decimal(row[options.cost] or "0")

    months = sorted({month for by_month in sums.values() for month in by_month})
    print("\t".join([options.by, *months, "change"]))
    for key, by_month in sorted(sums.items(), key=lambda item: -sum(item[1].values())):
        values = [by_month.get(month, decimal.Decimal()) for month in months]
        change = values[-1] - values[-2] if len(values) > 1 else decimal.Decimal()
        print("\t".join([key, *(f"{value:.2f}" for value in values), f"{change:+.2f}"]))


if __name__ == "__main__":
    main()
