import json
import sys


def serve(tools):
    for line in sys.stdin:
        msg = json.loads(line)
        method = msg.get("method")
        if method == "initialize":
            result = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "radar", "version": "0.3.1"}}
        elif method == "tools/list":
            result = {"tools": [{"name": n, "description": n, "inputSchema": {"type": "object", "properties": s}} for n, (_, s) in tools.items()]}
        elif method == "tools/call":
            fn, _ = tools[msg["params"]["name"]]
            result = {"content": [{"type": "text", "text": json.dumps(fn(**msg["params"]["arguments"]))}]}
        else:
            continue
        print(json.dumps({"jsonrpc": "2.0", "id": msg.get("id"), "result": result}), flush=True)
