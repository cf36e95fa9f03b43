import csv
import json
import sys

TOOL = {"name": "columns", "description": "Describe the columns of a CSV file in the project",
        "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]}}


def kind(values):
    for cast in (int, float):
        try:
            [cast(v.replace(",", ".")) for v in values]
            return cast.__name__
        except ValueError:
            continue
    return "text"


def describe(path):
    with open(path, newline="", encoding="utf-8-sig") as handle:
        table = list(csv.DictReader(handle, delimiter=";"))
    out = []
    for name in table[0] if table else []:
        values = [row[name] for row in table if row[name]]
        out.append(f"{name}: {kind(values)}, {len(table) - len(values)} empty, e.g. {values[:3]}")
    return "\n".join(out) or "empty file"


for line in sys.stdin:
    req = json.loads(line)
    if "id" not in req:
        continue
    res = {}
    if req["method"] == "initialize":
        res = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "columns", "version": "0.1.3"}}
    elif req["method"] == "tools/list":
        res = {"tools": [TOOL]}
    elif req["method"] == "tools/call":
        res = {"content": [{"type": "text", "text": describe(req["params"]["arguments"]["path"])}]}
    print(json.dumps({"jsonrpc": "2.0", "id": req["id"], "result": res}))
