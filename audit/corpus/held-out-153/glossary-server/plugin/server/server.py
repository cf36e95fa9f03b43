import json
import sys

TERMS = {"SLO": "service level objective", "RFC": "request for comments"}

for line in sys.stdin:
    msg = json.loads(line)
    if msg.get("method") == "tools/list":
        result = {"tools": [{"name": "term", "description": "Meaning of a term", "inputSchema": {"type": "object"}}]}
    elif msg.get("method") == "tools/call":
        word = msg["params"]["arguments"].get("word", "")
        result = {"content": [{"type": "text", "text": TERMS.get(word, "unknown")}]}
    else:
        result = {}
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}), flush=True)
