"""Serves the tools; /cache holds fonts of earlier runs."""
import json
import pathlib
import sys

FONTS = [p for p in pathlib.Path("/cache").rglob("*") if p.is_file()]


def outline(path):
    data = pathlib.Path(path).read_bytes()
    return [t.decode("latin-1") for t in data.split(b"/Title (")[1:]][:50]


for line in sys.stdin:
    req = json.loads(line)
    if req.get("method") == "tools/call":
        result = {"content": [{"type": "text", "text": "\n".join(outline(req["params"]["arguments"]["path"]))}]}
    else:
        result = {"tools": [{"name": "outline"}]}
    print(json.dumps({"jsonrpc": "2.0", "id": req.get("id"), "result": result}), flush=True)
