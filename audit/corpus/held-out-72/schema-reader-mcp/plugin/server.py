"""MCP server: `tables` and `schema` of a SQLite file in the workspace."""
import json
import pathlib
import sqlite3
import sys

ROOT = pathlib.Path.cwd().resolve()
TOOLS = [
    {"name": "tables", "description": "Tables and their number of rows",
     "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]}},
    {"name": "schema", "description": "CREATE statements",
     "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]}},
]


def connect(path):
    file = (ROOT / path).resolve()
    if not file.is_relative_to(ROOT) or not file.is_file():
        raise ValueError("no such file in the workspace")
    with file.open("rb") as fh:
        if fh.read(16) != b"SQLite format 3\0":
            raise ValueError("not a SQLite database")
    return sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=2)


def tables(path):
    with connect(path) as db:
        names = [n for (n,) in db.execute("select name from sqlite_schema where type = 'table' order by 1")]
        quoted = {n: '"' + n.replace('"', '""') + '"' for n in names}
        return "\n".join(f"{n}: {db.execute(f'select count(*) from {q}').fetchone()[0]}" for n, q in quoted.items())


def schema(path):
    with connect(path) as db:
        return "\n\n".join(s for (s,) in db.execute("select sql from sqlite_schema where sql is not null"))


CALLS = {"tables": tables, "schema": schema}


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "schema-reader", "version": "1.1.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        try:
            text, bad = CALLS[params["name"]](params["arguments"]["path"]), False
        except (KeyError, ValueError, sqlite3.Error) as error:
            text, bad = str(error), True
        return {"content": [{"type": "text", "text": text}], "isError": bad}
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        body = {"jsonrpc": "2.0", "id": message["id"], "result": answer(message["method"], message.get("params") or {})}
        print(json.dumps(body), flush=True)
