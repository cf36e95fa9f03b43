import json
import sys

import ciphers

NAMES = [n for n in dir(ciphers) if n.startswith("do_")]
TOOLS = [{"name": n[3:], "description": getattr(ciphers, n).__doc__, "inputSchema": {
    "type": "object", "properties": {"text": {"type": "string"}, "key": {"type": "string"}}, "required": ["text"]}} for n in NAMES]

for line in sys.stdin:
    r = json.loads(line)
    if "id" not in r:
        continue
    out = {}
    if r["method"] == "initialize":
        out = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "cipher", "version": "1.0"}}
    elif r["method"] == "tools/list":
        out = {"tools": TOOLS}
    elif r["method"] == "tools/call" and "do_" + r["params"]["name"] in NAMES:
        text = getattr(ciphers, "do_" + r["params"]["name"])(**r["params"]["arguments"])
        out = {"content": [{"type": "text", "text": text}]}
    print(json.dumps({"jsonrpc": "2.0", "id": r["id"], "result": out}), flush=True)
