import csv
import json
import statistics
import sys
from pathlib import Path

ROOT = Path.cwd().resolve()


def describe(name):
    path = (ROOT / name).resolve()
    if ROOT not in path.parents or path.suffix != ".csv":
        return "only .csv files of this project"
    with path.open(newline="") as fh:
        rows = list(csv.DictReader(fh))
    lines = [f"{len(rows)} rows"]
    for column in rows[0] if rows else []:
        try:
            values = [float(r[column]) for r in rows]
            lines.append(f"{column}: mean {statistics.fmean(values):.2f}, max {max(values):g}")
        except ValueError:
            lines.append(f"{column}: {len({r[column] for r in rows})} distinct")
    return "\n".join(lines)


for line in sys.stdin:
    msg = json.loads(line)
    result = {
        "initialize": lambda: {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "csv", "version": "1"}},
        "tools/list": lambda: {"tools": [{"name": "describe", "description": "Describe a CSV file", "inputSchema": {"type": "object"}}]},
        "tools/call": lambda: {"content": [{"type": "text", "text": describe(msg["params"]["arguments"]["file"])}]},
    }.get(msg["method"])
    if result:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result()}), flush=True)
