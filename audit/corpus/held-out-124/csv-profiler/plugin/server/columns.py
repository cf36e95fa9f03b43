import csv


def read(path, limit=5000):
    with open(path, newline="", encoding="utf-8") as fh:
        rows = csv.DictReader(fh)
        cols = {}
        for i, row in enumerate(rows):
            if i >= limit:
                break
            for key, value in row.items():
                cols.setdefault(key, []).append(value or "")
    return cols
