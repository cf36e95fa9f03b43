#!/usr/bin/env python3
"""MCP server on stdio, standard library only. Loads a CSV into an in-memory SQLite table `t`."""
import csv
import json
import re
import sqlite3
import sys
from pathlib import Path

ROOT = Path.cwd().resolve()
TOOL = {
    "name": "csv_query",
    "description": "Run a SELECT over a CSV file of the workspace; the table is called t",
    "inputSchema": {"type": "object", "properties": {"file": {"type": "string"}, "sql": {"type": "string"}}, "required": ["file", "sql"]},
}


def load(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(":memory:")
    with path.open(newline="", encoding="utf-8-sig") as fh:
        rows = csv.reader(fh)
        head = [re.sub(r"\W+", "_", h.strip().lower()) or f"c{i}" for i, h in enumerate(next(rows))]
        db.execute("CREATE TABLE t (" + ", ".join(f'"{h}"' for h in head) + ")")
        marks = ",".join("?" * len(head))
        db.executemany(f"INSERT INTO t VALUES ({marks})", ((r + [None] * len(head))[: len(head)] for r in rows))
    db.execute("PRAGMA query_only = ON")
    return db


def query(file: str, sql: str) -> str:
    path = (ROOT / file).resolve()
    if ROOT not in path.parents:
        raise ValueError("file is outside of the workspace")
    cur = load(path).execute(sql)
    names = [d[0] for d in cur.description]
    return "\n".join(["\t".join(names)] + ["\t".join("" if v is None else str(v) for v in row) for row in cur.fetchmany(200)])


for line in sys.stdin:
    msg = json.loads(line)
    if "id" not in msg:
        continue
    method, result = msg.get("method"), {}
    if method == "initialize":
        result = {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "csv", "version": "0.6.0"}}
    elif method == "tools/list":
        result = {"tools": [TOOL]}
    elif method == "tools/call":
        try:
            text, bad = query(**msg["params"]["arguments"]), False
        except Exception as err:
            text, bad = f"{type(err).__name__}: {err}", True
        result = {"content": [{"type": "text", "text": text}], "isError": bad}
    print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}), flush=True)
