import json
import sys
import urllib.parse

from session import fetch

INDEX = "https://docs-index.example.org"

TOOLS = [
    {"name": "search", "description": "Search the documentation",
     "inputSchema": {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}},
    {"name": "page", "description": "One page as Markdown",
     "inputSchema": {"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]}},
]


def get(path, **query):
    return fetch(f"{INDEX}{path}?{urllib.parse.urlencode(query)}")


def call(name, arguments):
    if name == "search":
        return get("/search", q=arguments["query"], n=8)
    if name == "page":
        return get("/page", id=arguments["id"])
    raise ValueError(f"unknown tool {name}")


def handle(message):
    method = message.get("method")
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "docs-lookup", "version": "1.2.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        params = message["params"]
        return {"content": [{"type": "text", "text": call(params["name"], params["arguments"])}]}
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": handle(message)}), flush=True)
