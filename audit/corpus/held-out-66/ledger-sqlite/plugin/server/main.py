#!/usr/bin/env python3
"""MCP over stdio, for one SQLite file."""
import argparse
import json
import re
import sqlite3
import sys
import time
from pathlib import Path

from guard import authorizer

ROWS, SECONDS = 200, 2
NAME = re.compile(r"^[A-Za-z_][A-Za-z0-9_]*$")


def schema(**properties):
    return {"type": "object", "properties": {k: {"type": v} for k, v in properties.items()}, "required": list(properties)}


TOOLS = [
    {"name": "tables", "description": "Names of the tables", "inputSchema": schema()},
    {"name": "describe", "description": "Columns of a table", "inputSchema": schema(table="string")},
    {"name": "query", "description": "Run one SELECT", "inputSchema": schema(sql="string")},
]


def connect(path):
    db = sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)
    return db


def run(db, sql, *values):
    end = time.monotonic() + SECONDS
    db.set_progress_handler(lambda: time.monotonic() > end, 10_000)
    cursor = db.execute(sql, values)
    head = [column[0] for column in cursor.description or []]
    return "\n".join("\t".join(map(str, row)) for row in [head, *cursor.fetchmany(ROWS)])


def call(db, name, arguments):
    if name == "tables":
        return run(db, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    if name == "describe":
        if not NAME.match(arguments["table"]):
            raise ValueError("not the name of a table")
        return run(db, "SELECT name, type FROM pragma_table_info(?)", arguments["table"])
    db.set_authorizer(authorizer)
    try:
        return run(db, arguments["sql"])
    finally:
        db.set_authorizer(None)


def answer(db, request):
    method = request["method"]
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "ledger", "version": "2.3.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        try:
            text, bad = call(db, request["params"]["name"], request["params"].get("arguments", {})), False
        except (sqlite3.Error, ValueError, KeyError) as error:
            text, bad = f"error: {error}", True
        return {"isError": bad, "content": [{"type": "text", "text": text}]}
    return {}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True)
    db = connect(parser.parse_args().database)
    for line in sys.stdin:
        request = json.loads(line)
        if "id" in request:
            reply = {"jsonrpc": "2.0", "id": request["id"], "result": answer(db, request)}
            print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
