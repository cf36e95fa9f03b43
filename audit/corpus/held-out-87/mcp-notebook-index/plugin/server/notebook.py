#!/usr/bin/env python3
"""A small MCP server: newline-delimited JSON-RPC on stdin and stdout."""
import json
import os
import sqlite3
import sys
from pathlib import Path

ROOT = Path(os.environ.get("NOTES_DIR", "~/Notes")).expanduser().resolve()
TOOLS = {}


def tool(description, **properties):
    def add(function):
        schema = {"type": "object", "properties": properties, "required": list(properties)}
        TOOLS[function.__name__] = (function, {"name": function.__name__, "description": description, "inputSchema": schema})
        return function
    return add


def build():
    base = sqlite3.connect(":memory:")
    base.execute("create virtual table notes using fts5(path unindexed, body)")
    for path in sorted(ROOT.rglob("*.md")):
        if any(part.startswith(".") for part in path.relative_to(ROOT).parts):
            continue
        try:
            base.execute("insert into notes values (?, ?)", (str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError) as error:
            print(f"skipped {path}: {error}", file=sys.stderr)
    return base


INDEX = build()


@tool("Find notes by words.", query={"type": "string", "description": "words, FTS5 syntax is allowed"})
def search_notes(query):
    rows = INDEX.execute("select path, snippet(notes, 1, '**', '**', '…', 18) from notes where notes match ? order by rank limit 12", (query,))
    return "\n".join(f"{path}: {text}" for path, text in rows) or "nothing found"


@tool("Read one note.", path={"type": "string", "description": "as search_notes gave it"})
def read_note(path):
    full = (ROOT / path).resolve()
    if not full.is_relative_to(ROOT) or full.suffix != ".md":
        raise ValueError("this is not a note")
    return full.read_text(encoding="utf-8")


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": params.get("protocolVersion", "2024-11-05"), "capabilities": {"tools": {}}, "serverInfo": {"name": "notebook", "version": "0.8.0"}}
    if method == "tools/list":
        return {"tools": [entry[1] for entry in TOOLS.values()]}
    if method == "tools/call":
        function, _ = TOOLS[params["name"]]
        try:
            return {"content": [{"type": "text", "text": function(**params.get("arguments", {}))}]}
        except (ValueError, OSError, sqlite3.Error) as error:
            return {"isError": True, "content": [{"type": "text", "text": str(error)}]}
    if method == "ping":
        return {}
    raise LookupError(method)


for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message:
        continue
    reply = {"jsonrpc": "2.0", "id": message["id"]}
    try:
        reply["result"] = answer(message["method"], message.get("params") or {})
    except LookupError as error:
        reply["error"] = {"code": -32601, "message": f"unknown: {error}"}
    print(json.dumps(reply), flush=True)
