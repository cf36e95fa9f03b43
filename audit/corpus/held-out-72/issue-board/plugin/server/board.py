"""MCP server for the board; read-only."""
import json
import sys
import urllib.parse
import urllib.request

BASE = sys.argv[1].rstrip("/")
TOOLS = [{"name": "board_list", "description": "Open issues", "inputSchema": {"type": "object", "properties": {"label": {"type": "string"}}}}]


def issues(label=""):
    query = urllib.parse.urlencode({"state": "open", "label": label})
    with urllib.request.urlopen(f"{BASE}/api/issues?{query}", timeout=10) as answer:
        return "\n".join(f"#{i['number']} {i['title']}" for i in json.load(answer))


for line in sys.stdin:
    msg = json.loads(line)
    if "id" not in msg:
        continue
    result = {}
    if msg["method"] == "initialize":
        result = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "board", "version": "1.0.0"}}
    elif msg["method"] == "tools/list":
        result = {"tools": TOOLS}
    elif msg["method"] == "tools/call":
        result = {"content": [{"type": "text", "text": issues(**msg["params"].get("arguments", {}))}]}
    print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}), flush=True)
