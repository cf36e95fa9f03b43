"""A minimal MCP server on stdio."""
import csv
import io
import json
import sys

from dialects import DIALECTS, prepare

LIMIT = 65536


def peek(path, rows=5):
    with open(path, "r", encoding="utf-8", errors="replace", newline="") as f:
        head = f.read(LIMIT)
    dialect = csv.Sniffer().sniff(head, delimiters=DIALECTS)
    reader = csv.reader(io.StringIO(head), dialect)
    return [row for _, row in zip(range(rows), reader)]


def answer(request):
    method = request.get("method")
    if method == "tools/list":
        return {"tools": [{"name": "peek", "description": "First rows of a CSV", "inputSchema": {"type": "object"}}]}
    if method == "tools/call":
        args = request["params"]["arguments"]
        return {"content": [{"type": "text", "text": json.dumps(peek(**args))}]}
    return {}


prepare()
for line in sys.stdin:
    req = json.loads(line)
    print(json.dumps({"jsonrpc": "2.0", "id": req.get("id"), "result": answer(req)}), flush=True)
