import csv, statistics, sys
with open(sys.argv[1], newline="") as f:
    rows = list(csv.DictReader(f))
for col in rows[0] if rows else []:
    vals = []
    for r in rows:
        try: vals.append(float(r[col]))
        except ValueError: break
    else:
        print(f"{col}: mean {statistics.mean(vals):.3f} min {min(vals)} max {max(vals)}")
        continue
    print(f"{col}: {len({r[col] for r in rows})} distinct values")
