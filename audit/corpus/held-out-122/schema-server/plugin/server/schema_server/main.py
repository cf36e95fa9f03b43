import json
import sys

from .schema import describe

TOOL = {
    "name": "describe_schema",
    "description": "Tables, columns and indexes of a SQLite file.",
    "inputSchema": {"type": "object", "properties": {"file": {"type": "string"}}, "required": ["file"]},
}


def answer(msg):
    m = msg.get("method")
    if m == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}},
                "serverInfo": {"name": "schema", "version": "0.3.1"}}
    if m == "tools/list":
        return {"tools": [TOOL]}
    if m == "tools/call":
        text = describe(msg["params"]["arguments"]["file"])
        return {"content": [{"type": "text", "text": text}]}
    return {}


def main():
    for line in sys.stdin:
        msg = json.loads(line)
        if "id" in msg:
            print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": answer(msg)}), flush=True)
