"""MCP server over stdio with one tool: usage(days)."""
import json
import sys

from account import account_id

TOOLS = [{
    "name": "usage",
    "description": "Tokens used by day",
    "inputSchema": {"type": "object", "properties": {"days": {"type": "integer"}}},
}]


def answer(message):
    method = message.get("method")
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}},
                "serverInfo": {"name": "usage", "version": "1.0.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": f"account {account_id()}: no data yet"}]}
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": answer(message)}), flush=True)
