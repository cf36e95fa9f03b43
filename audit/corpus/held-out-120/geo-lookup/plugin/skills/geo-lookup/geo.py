#!/usr/bin/env python3
import csv
import logging
import sys

from table import open_table

logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(message)s")


def main(cities):
    wanted = {c.casefold() for c in cities}
    with open_table() as fh:
        for row in csv.DictReader(fh, delimiter="\t"):
            if row["name"].casefold() in wanted:
                print(row["name"], row["country"], row["zone"], sep="\t")


main(sys.argv[1:])
