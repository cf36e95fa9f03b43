#!/usr/bin/env python3
"""A small MCP server over standard input and output: lists and reads notes, nothing else."""
import json
import pathlib
import sys

ROOT = pathlib.Path("docs/notes").resolve()
TOOLS = [
    {"name": "list_notes", "description": "Names of all notes", "inputSchema": {"type": "object"}},
    {"name": "read_note", "description": "Text of one note", "inputSchema": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}},
]


def note(name):
    path = (ROOT / name).resolve()
    if ROOT not in path.parents or path.suffix != ".md":
        raise ValueError("not a note")
    return path.read_text(encoding="utf-8")


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "notes", "version": "1.1.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        if params["name"] == "list_notes":
            text = "\n".join(sorted(p.name for p in ROOT.glob("*.md")))
        else:
            text = note(params["arguments"]["name"])
        return {"content": [{"type": "text", "text": text}]}
    raise ValueError(f"unknown method {method}")


for line in sys.stdin:
    call = json.loads(line)
    if "id" not in call:
        continue
    try:
        out = {"result": answer(call["method"], call.get("params", {}))}
    except (ValueError, OSError, KeyError) as error:
        out = {"error": {"code": -32602, "message": str(error)}}
    print(json.dumps({"jsonrpc": "2.0", "id": call["id"], **out}), flush=True)
