import json
import sys

FACTORS = {"m": 1.0, "km": 1000.0, "mi": 1609.344, "ft": 0.3048, "in": 0.0254}
TOOLS = [{"name": "length", "description": "Convert a length", "inputSchema": {"type": "object", "required": ["value", "from", "to"]}}]


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "units", "version": "1.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        a = params["arguments"]
        value = a["value"] * FACTORS[a["from"]] / FACTORS[a["to"]]
        return {"content": [{"type": "text", "text": f"{value:.6g} {a['to']}"}]}
    return {}


for raw in sys.stdin:
    msg = json.loads(raw)
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": handle(msg["method"], msg.get("params"))}), flush=True)
