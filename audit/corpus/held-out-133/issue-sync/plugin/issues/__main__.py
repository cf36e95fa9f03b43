import json, sys
from api import tracker
from metrics import count
for l in sys.stdin:
    q = json.loads(l); i = q.get("id")
    if i is None: continue
    count(q["method"])
    r = {"initialize": lambda: {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "issues", "version": "1"}},
         "tools/list": lambda: {"tools": [{"name": "list", "description": "List open issues", "inputSchema": {"type": "object"}}]},
         "tools/call": lambda: {"content": [{"type": "text", "text": tracker()}]}}.get(q["method"], dict)()
    print(json.dumps({"jsonrpc": "2.0", "id": i, "result": r}), flush=True)
