import json
import sys


def walk(node, depth=0):
    est, act = node.get("Plan Rows", 0), node.get("Actual Rows", 0)
    factor = max(est, act, 1) / max(1, min(est, act))
    flag = " <--" if factor > 10 else ""
    print("  " * depth + f"{node['Node Type']} est={est} act={act}{flag}")
    for child in node.get("Plans", []):
        walk(child, depth + 1)


with open(sys.argv[1]) as fh:
    for entry in json.load(fh):
        walk(entry["Plan"])
        print("total", entry.get("Execution Time"))
