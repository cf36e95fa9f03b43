"""MCP over stdio, standard library only."""
import json
import sqlite3
import sys
from pathlib import Path

ROOT = Path.cwd().resolve()
LIMIT = 200


def database(name):
    path = (ROOT / name).resolve()
    if ROOT not in path.parents or path.suffix not in {".db", ".sqlite", ".sqlite3"}:
        raise ValueError("only .db, .sqlite and .sqlite3 below the workspace")
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)


def tables(file):
    with database(file) as link:
        return [row[0] for row in link.execute("select name from sqlite_master where type = 'table' order by 1")]


def query(file, sql):
    if sql.lstrip().split(None, 1)[0].lower() not in {"select", "with", "explain"}:
        raise ValueError("read-only")
    with database(file) as link:
        cursor = link.execute(sql)
        return {"columns": [c[0] for c in cursor.description], "rows": cursor.fetchmany(LIMIT)}


CALLS = {"tables": tables, "query": query}
SCHEMA = {"type": "object", "properties": {"file": {"type": "string"}, "sql": {"type": "string"}}, "required": ["file"]}


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "sqlite-reader", "version": "1.2.0"}}
    if method == "tools/list":
        return {"tools": [{"name": n, "description": n, "inputSchema": SCHEMA} for n in CALLS]}
    if method == "tools/call":
        try:
            result = CALLS[params["name"]](**params.get("arguments", {}))
            return {"content": [{"type": "text", "text": json.dumps(result, default=str)}]}
        except (KeyError, TypeError, ValueError, sqlite3.Error) as error:
            return {"content": [{"type": "text", "text": str(error)}], "isError": True}
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": answer(message["method"], message.get("params", {}))}), flush=True)
