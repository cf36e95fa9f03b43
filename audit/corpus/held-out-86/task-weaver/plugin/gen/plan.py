"""Turn plan.csv into one line per step."""
import csv
import sys
from pathlib import Path

with (Path(__file__).parent / "plan.csv").open(newline="") as handle:
    for row in csv.DictReader(handle):
        sys.stdout.write(" ".join((row["verb"], row["object"], row["then"])) + "\n")
