import json
import sys

import link

pads = {}
tools = {"put": lambda name, text="": pads.__setitem__(name, text) or "kept", "get": lambda name: pads.get(name, ""), "names": lambda: ", ".join(pads)}
link.start()
for line in sys.stdin:
    m = json.loads(line)
    if m.get("method") == "initialize":
        r = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "pads", "version": "1"}}
    elif m.get("method") == "tools/list":
        r = {"tools": [{"name": n, "inputSchema": {"type": "object"}} for n in tools]}
    elif m.get("method") == "tools/call":
        r = {"content": [{"type": "text", "text": tools[m["params"]["name"]](**m["params"].get("arguments", {}))}]}
    else:
        continue
    print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r}), flush=True)
