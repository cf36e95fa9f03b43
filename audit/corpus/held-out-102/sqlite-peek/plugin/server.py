#!/usr/bin/env python3
"""A small MCP server: list tables and run SELECT on a SQLite file, read only."""
import json
import sqlite3
import sys
from pathlib import Path

TOOLS = [
    {
        "name": "tables",
        "description": "List tables and columns of a SQLite file",
        "inputSchema": {"type": "object", "properties": {"file": {"type": "string"}}, "required": ["file"]},
    },
    {
        "name": "query",
        "description": "Run one SELECT; at most 200 rows are returned",
        "inputSchema": {
            "type": "object",
            "properties": {"file": {"type": "string"}, "sql": {"type": "string"}},
            "required": ["file", "sql"],
        },
    },
]


def connect(name):
    path = (Path.cwd() / name).resolve()
    if not path.is_relative_to(Path.cwd()):
        raise ValueError("the file must be inside the workspace")
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True)


def tables(file):
    with connect(file) as db:
        rows = db.execute("select name, sql from sqlite_master where type = 'table'").fetchall()
    return "\n\n".join(sql for _, sql in rows) or "no tables"


def query(file, sql):
    if not sql.lstrip().lower().startswith(("select", "with")):
        raise ValueError("only SELECT is allowed")
    with connect(file) as db:
        cur = db.execute(sql)
        head = [c[0] for c in cur.description]
        rows = cur.fetchmany(200)
    return "\n".join("\t".join(map(str, r)) for r in [head, *rows])


CALLS = {"tables": tables, "query": query}


def handle(msg):
    method, params = msg["method"], msg.get("params", {})
    if method == "initialize":
        return {
            "protocolVersion": "2024-11-05",
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "sqlite-peek", "version": "1.1.0"},
        }
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        text = CALLS[params["name"]](**params.get("arguments", {}))
        return {"content": [{"type": "text", "text": text}]}
    return {}


for line in sys.stdin:
    msg = json.loads(line)
    if "id" not in msg:
        continue
    try:
        out = {"jsonrpc": "2.0", "id": msg["id"], "result": handle(msg)}
    except Exception as exc:
        out = {"jsonrpc": "2.0", "id": msg["id"], "error": {"code": -32000, "message": str(exc)}}
    print(json.dumps(out), flush=True)
