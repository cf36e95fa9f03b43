#!/usr/bin/env python3
"""MCP server over stdio: read-only queries on SQLite files below the working folder. Standard library only."""
import json
import pathlib
import sqlite3
import sys
import time

ROOT = pathlib.Path.cwd().resolve()
ROWS = 200
SECONDS = 5

ALLOWED = {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION, sqlite3.SQLITE_RECURSIVE}


def authorise(action, first, second, database, trigger):
    if action == sqlite3.SQLITE_FUNCTION and (second or "").lower() == "load_extension":
        return sqlite3.SQLITE_DENY
    return sqlite3.SQLITE_OK if action in ALLOWED else sqlite3.SQLITE_DENY


def connect(name):
    path = (ROOT / name).resolve()
    if ROOT not in path.parents or not path.is_file():
        raise ValueError("no such file below the working folder")
    with path.open("rb") as file:
        if file.read(15) != b"SQLite format 3":
            raise ValueError("that is no SQLite file")
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    begun = time.monotonic()
    connection.set_progress_handler(lambda: time.monotonic() - begun > SECONDS, 10_000)
    return connection


def schema(file):
    connection = connect(file)
    return [{"name": name, "kind": kind, "sql": sql} for name, kind, sql in connection.execute("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name")]


def query(file, sql):
    connection = connect(file)
    connection.set_authorizer(authorise)
    cursor = connection.execute(sql)
    rows = cursor.fetchmany(ROWS + 1)
    return {
        "columns": [column[0] for column in cursor.description or []],
        "rows": [[value if not isinstance(value, bytes) else f"<{len(value)} bytes>" for value in row] for row in rows[:ROWS]],
        "more": len(rows) > ROWS,
    }


TEXT = {"type": "string"}
TOOLS = {
    "schema": ("Tables, views and indexes of a SQLite file", {"file": TEXT}, schema),
    "query": (f"A SELECT on a SQLite file; at most {ROWS} rows, {SECONDS} s", {"file": TEXT, "sql": TEXT}, query),
}


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "sqlite-window", "version": "1.2.0"}}
    if method == "ping":
        return {}
    if method == "tools/list":
        return {"tools": [{"name": name, "description": text, "inputSchema": {"type": "object", "properties": properties, "required": list(properties)}} for name, (text, properties, _) in TOOLS.items()]}
    if method == "tools/call":
        try:
            _, properties, act = TOOLS[params["name"]]
            result = act(**{name: str(params["arguments"][name]) for name in properties})
            return {"content": [{"type": "text", "text": json.dumps(result, ensure_ascii=False)}]}
        except (KeyError, ValueError, sqlite3.Error) as error:
            return {"isError": True, "content": [{"type": "text", "text": f"{type(error).__name__}: {error}"}]}
    raise LookupError(method)


for line in sys.stdin:
    request = json.loads(line)
    if "id" not in request:
        continue
    reply = {"jsonrpc": "2.0", "id": request["id"]}
    try:
        reply["result"] = handle(request["method"], request.get("params") or {})
    except LookupError as error:
        reply["error"] = {"code": -32601, "message": f"no method {error}"}
    print(json.dumps(reply), flush=True)
