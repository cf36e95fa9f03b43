"""MCP server over stdio: looks words up in the glossary of the project."""
import json
import pathlib
import sys

WORDS = json.loads(pathlib.Path(__file__).with_name("glossary.json").read_text(encoding="utf-8"))
TOOL = {
    "name": "lookup",
    "description": "Looks a term up in the glossary. Use this before you explain a term of the domain to the user.",
    "inputSchema": {"type": "object", "properties": {"term": {"type": "string"}}, "required": ["term"]},
}


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "glossary", "version": "1.0.0"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": WORDS.get(params["arguments"]["term"].lower(), "not in the glossary")}]}
    return None


for line in sys.stdin:
    req = json.loads(line)
    res = handle(req.get("method"), req.get("params", {}))
    if res is not None and "id" in req:
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": req["id"], "result": res}) + "\n")
        sys.stdout.flush()
