import csv
import sys

total = weight = 0.0
for row in csv.DictReader(sys.stdin):
    total += float(row["mark"]) * float(row["weight"])
    weight += float(row["weight"])
print(round(total / weight, 2) if weight else "no marks")
