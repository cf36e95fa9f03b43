"""Minimal MCP server for issue triage."""
import json
import logging
import sys

from tracker import Tracker

logging.basicConfig(stream=sys.stderr, level=logging.INFO)
tracker = Tracker("issues.example.org")

TOOLS = [{
    "name": "group_issues",
    "description": "Group the open issues of a project by component.",
    "inputSchema": {"type": "object", "properties": {"project": {"type": "string"}}, "required": ["project"]},
}]


def handle(msg):
    m = msg.get("method")
    if m == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "triage", "version": "1.3.1"}}
    if m == "tools/list":
        return {"tools": TOOLS}
    if m == "tools/call":
        groups = tracker.group(msg["params"]["arguments"]["project"])
        return {"content": [{"type": "text", "text": json.dumps(groups, indent=1)}]}


for line in sys.stdin:
    msg = json.loads(line)
    res = handle(msg)
    if res is not None and "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": res}), flush=True)
