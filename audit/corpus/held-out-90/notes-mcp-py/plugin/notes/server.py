import json
import sys

from store import Store

store = Store()
TOOLS = {"note_add": store.add, "note_find": store.find}


def handle(m):
    if m["method"] == "tools/list":
        return {"tools": [{"name": n, "description": f.__doc__, "inputSchema": {"type": "object"}} for n, f in TOOLS.items()]}
    if m["method"] == "tools/call":
        text = TOOLS[m["params"]["name"]](m["params"]["arguments"]["text"])
        return {"content": [{"type": "text", "text": text}]}
    return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "notes", "version": "0.2.0"}}


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": handle(message)}), flush=True)
