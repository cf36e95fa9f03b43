import json
import sys

from grammar import Grammar

grammar = Grammar.latest()

for line in sys.stdin:
    m = json.loads(line)
    if "id" not in m:
        continue
    if m["method"] == "tools/list":
        out = {"tools": [{"name": "snippet", "description": "Expand a snippet", "inputSchema": {"type": "object"}}]}
    elif m["method"] == "tools/call":
        a = m["params"]["arguments"]
        out = {"content": [{"type": "text", "text": grammar.expand(a["name"], a.get("vars", {}))}]}
    else:
        out = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "snippets", "version": "0.2.0"}}
    print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": out}), flush=True)
