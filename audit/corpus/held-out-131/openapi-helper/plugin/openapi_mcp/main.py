import json
import sys

from client import validate


def send(obj):
    print(json.dumps(obj), flush=True)


TOOLS = [{
    "name": "validate",
    "description": "Validate an OpenAPI document",
    "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]},
}]

for raw in sys.stdin:
    msg = json.loads(raw)
    if "id" not in msg:
        continue
    if msg["method"] == "initialize":
        r = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "openapi", "version": "2.1.0"}}
    elif msg["method"] == "tools/list":
        r = {"tools": TOOLS}
    else:
        r = {"content": [{"type": "text", "text": validate(msg["params"]["arguments"]["text"])}]}
    send({"jsonrpc": "2.0", "id": msg["id"], "result": r})
