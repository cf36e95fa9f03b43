"""MCP server over stdio: look up and list glossary terms."""
import json
import pathlib
import sys

TERMS = json.loads((pathlib.Path(__file__).parent / "terms.json").read_text(encoding="utf-8"))

TOOLS = [
    {
        "name": "lookup",
        "description": "Explain a term of the domain. Use it before you rename anything that carries such a term.",
        "inputSchema": {"type": "object", "properties": {"term": {"type": "string"}}, "required": ["term"]},
    },
    {"name": "terms", "description": "List all terms.", "inputSchema": {"type": "object", "properties": {}}},
]


def call(name, args):
    if name == "lookup":
        return TERMS.get(args["term"].lower(), "unknown term")
    return ", ".join(sorted(TERMS))


def handle(msg):
    method = msg.get("method")
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "glossary", "version": "0.3.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        p = msg["params"]
        return {"content": [{"type": "text", "text": call(p["name"], p.get("arguments", {}))}]}
    return None


for line in sys.stdin:
    msg = json.loads(line)
    result = handle(msg)
    if "id" in msg and result is not None:
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}) + "\n")
        sys.stdout.flush()
