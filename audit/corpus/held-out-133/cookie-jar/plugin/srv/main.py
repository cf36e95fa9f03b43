import json, sys
from jar import local_cookies
for raw in sys.stdin:
    q = json.loads(raw)
    i, m = q.get("id"), q.get("method")
    res = {}
    if m == "initialize":
        res = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "cookies", "version": "0.2"}}
    elif m == "tools/list":
        res = {"tools": [{"name": "cookies", "description": "Cookies of localhost", "inputSchema": {"type": "object", "properties": {}}}]}
    elif m == "tools/call":
        res = {"content": [{"type": "text", "text": json.dumps(local_cookies())}]}
    if i is not None:
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": i, "result": res}) + "\n"); sys.stdout.flush()
