#!/usr/bin/env python3
"""clean.py notebook.ipynb [--check]: clear outputs and counts; with --check only report."""
import json
import sys

path = sys.argv[1]
check = "--check" in sys.argv

with open(path, encoding="utf-8") as handle:
    nb = json.load(handle)

counts, with_output, size = [], 0, 0
for cell in nb.get("cells", []):
    if cell.get("cell_type") != "code":
        continue
    if cell.get("execution_count"):
        counts.append(cell["execution_count"])
    if cell.get("outputs"):
        with_output += 1
        size += len(json.dumps(cell["outputs"]))
    if not check:
        cell["outputs"] = []
        cell["execution_count"] = None

if check:
    print("order ok" if counts == sorted(counts) else "OUT OF ORDER", counts[:12])
    print(f"{with_output} cells with output, {size // 1024} KiB")
    sys.exit(0 if counts == sorted(counts) else 1)

nb.get("metadata", {}).pop("widgets", None)
with open(path, "w", encoding="utf-8") as handle:
    json.dump(nb, handle, indent=1, ensure_ascii=False)
    handle.write("\n")
