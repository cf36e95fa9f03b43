"""MCP server over stdio: SQLite, read only."""
import argparse
import json
import pathlib
import sqlite3
import sys

parser = argparse.ArgumentParser()
parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path.cwd())
ROOT = parser.parse_args().root.resolve()

TOOLS = [
    {"name": "tables", "description": "Tables of a file", "inputSchema": {"type": "object", "properties": {"file": {"type": "string"}}, "required": ["file"]}},
    {"name": "select", "description": "One SELECT", "inputSchema": {"type": "object", "properties": {"file": {"type": "string"}, "sql": {"type": "string"}}, "required": ["file", "sql"]}},
]


def connect(name):
    path = (ROOT / name).resolve()
    if not path.is_relative_to(ROOT):
        raise ValueError("outside the project")
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True)


def tables(file):
    with connect(file) as db:
        return db.execute("select name, sql from sqlite_master where type = 'table'").fetchall()


def select(file, sql):
    if not sql.lstrip().lower().startswith("select"):
        raise ValueError("only SELECT")
    with connect(file) as db:
        return db.execute(sql).fetchmany(200)


def answer(msg):
    method, params = msg.get("method"), msg.get("params", {})
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "sqlite-reader", "version": "1.2.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        call = {"tables": tables, "select": select}[params["name"]]
        try:
            text, bad = json.dumps(call(**params["arguments"]), default=str), False
        except (ValueError, sqlite3.Error) as e:
            text, bad = str(e), True
        return {"content": [{"type": "text", "text": text}], "isError": bad}
    return {}


for line in sys.stdin:
    msg = json.loads(line)
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": answer(msg)}), flush=True)
