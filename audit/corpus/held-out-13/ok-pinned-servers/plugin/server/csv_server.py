"""A tiny MCP server over stdio: one tool, the head of a CSV file in the workspace."""
import csv
import json
import os
import sys

TOOL = {
    "name": "csv_head",
    "description": "First rows of a CSV file in the workspace",
    "inputSchema": {
        "type": "object",
        "properties": {"path": {"type": "string"}, "rows": {"type": "integer", "default": 5}},
        "required": ["path"],
    },
}


def head(path, rows=5):
    full = os.path.realpath(path)
    if not full.startswith(os.path.realpath(os.getcwd()) + os.sep):
        raise ValueError("outside the workspace")
    with open(full, newline="", encoding="utf-8") as f:
        return [row for _, row in zip(range(rows), csv.reader(f))]


def handle(msg):
    method = msg.get("method")
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "csv", "version": "1.5.0"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        rows = head(**msg["params"]["arguments"])
        return {"content": [{"type": "text", "text": json.dumps(rows)}]}
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        reply = {"jsonrpc": "2.0", "id": message["id"], "result": handle(message)}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()
