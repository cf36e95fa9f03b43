import csv
import sys

with open(sys.argv[1], newline="", encoding="utf-8-sig") as f:
    reader = csv.DictReader(f)
    columns = {name: [] for name in reader.fieldnames}
    for row in reader:
        for name, value in row.items():
            if name in columns:
                columns[name].append((value or "").strip())

for name, values in columns.items():
    filled = [v for v in values if v]
    line = f"{name}: {len(filled)}/{len(values)} filled, {len(set(filled))} distinct"
    try:
        numbers = [float(v) for v in filled]
        line += f", {min(numbers)} to {max(numbers)}"
    except ValueError:
        pass
    print(line)
