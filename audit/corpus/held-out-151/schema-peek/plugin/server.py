"""Tiny MCP-style server: tables and columns of a SQLite file, opened read only."""
import json
import sqlite3
import sys
from pathlib import Path


def connect(path: str) -> sqlite3.Connection:
    uri = Path(path).resolve().as_uri() + "?mode=ro"
    return sqlite3.connect(uri, uri=True)


def tables(path: str):
    with connect(path) as db:
        rows = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return [{"name": n, "sql": s} for n, s in rows]


def main() -> None:
    for line in sys.stdin:
        req = json.loads(line)
        if req.get("method") == "tools/list":
            result = {"tools": [{
                "name": "tables",
                "description": "Lists the tables of a SQLite file with their CREATE statements. Never changes data.",
                "inputSchema": {"type": "object", "properties": {"path": {"type": "string", "description": "File to open"}}},
            }]}
        elif req.get("method") == "tools/call":
            args = req["params"]["arguments"]
            result = {"content": [{"type": "text", "text": json.dumps(tables(args["path"]))}]}
        else:
            result = {}
        print(json.dumps({"jsonrpc": "2.0", "id": req.get("id"), "result": result}), flush=True)


if __name__ == "__main__":
    main()
