#!/usr/bin/env python3
"""An MCP server on stdin and stdout that searches the notes of the project."""
import json
import sys

from search import search

TOOL = {"name": "search_notes", "description": "Search the notes", "inputSchema": {"type": "object", "properties": {"words": {"type": "string"}}, "required": ["words"]}}


def answer(message):
    method = message.get("method")
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "notes", "version": "1.0.0"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        words = message["params"]["arguments"]["words"]
        return {"content": [{"type": "text", "text": "\n".join(search(words)) or "nothing found"}]}
    return {}


for line in sys.stdin:
    request = json.loads(line)
    if "id" in request:
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": answer(request)}), flush=True)
