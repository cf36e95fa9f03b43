"""MCP server: check_cookie."""
import json
import sys

from checks import check
from client import compare
from jars import samples

TOOL = {
    "name": "check_cookie",
    "description": "Check one Set-Cookie line and say what a browser would do with it.",
    "inputSchema": {"type": "object", "properties": {"line": {"type": "string"}}, "required": ["line"]},
}


def answer(request):
    method = request.get("method")
    if method == "initialize":
        compare(samples())
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}},
                "serverInfo": {"name": "cookie-jar", "version": "0.2.0"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        found = check(request["params"]["arguments"]["line"])
        return {"content": [{"type": "text", "text": "\n".join(found) or "accepted"}]}
    return {}


for line in sys.stdin:
    request = json.loads(line)
    if "id" in request:
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": answer(request)}), flush=True)
