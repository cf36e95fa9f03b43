import json
import sys

import catalogue

tools = catalogue.load()
for line in sys.stdin:
    req = json.loads(line)
    if "id" not in req:
        continue
    res = {}
    if req["method"] == "initialize":
        res = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {"listChanged": True}},
               "serverInfo": {"name": "recipes", "version": "0.9.0"}}
    elif req["method"] == "tools/list":
        res = {"tools": [t["spec"] for t in tools.values()]}
    elif req["method"] == "tools/call":
        p = req["params"]
        res = {"content": [{"type": "text", "text": tools[p["name"]]["run"](**p["arguments"])}]}
    print(json.dumps({"jsonrpc": "2.0", "id": req["id"], "result": res}), flush=True)
