import json
import sqlite3
import sys
import time
import tomllib
from pathlib import Path

LIMITS = tomllib.loads(Path(__file__).with_name("limits.toml").read_text())
ROOT = Path.cwd().resolve()
READ = {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION}


def connect(name):
    path = (ROOT / name).resolve()
    if not path.is_relative_to(ROOT) or not path.is_file():
        raise ValueError("no such database in the project")
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    stop = time.monotonic() + LIMITS["seconds"]
    db.set_progress_handler(lambda: time.monotonic() > stop, 10_000)
    return db


def schema(args):
    db = connect(args["file"])
    rows = db.execute("select type, name, sql from sqlite_master where name not like 'sqlite_%' order by 1, 2")
    return "\n".join(f"{kind} {name}\n  {sql}" for kind, name, sql in rows)


def guard(action, arg1, arg2, database, trigger):
    if action == sqlite3.SQLITE_FUNCTION and arg2 == "load_extension":
        return sqlite3.SQLITE_DENY
    return sqlite3.SQLITE_OK if action in READ else sqlite3.SQLITE_DENY


def query(args):
    db = connect(args["file"])
    db.set_authorizer(guard)
    cursor = db.execute(args["sql"])
    head = [d[0] for d in cursor.description]
    rows = cursor.fetchmany(LIMITS["rows"])
    cut = LIMITS["cell"]
    return "\n".join(" | ".join(str(c)[:cut] for c in row) for row in [head, *rows])


TOOLS = {"schema": (schema, ["file"]), "query": (query, ["file", "sql"])}


def describe(name, keys):
    return {"name": name, "description": f"{name} of a SQLite file, read only",
            "inputSchema": {"type": "object", "properties": {k: {"type": "string"} for k in keys}, "required": keys}}


for line in sys.stdin:
    msg = json.loads(line)
    if "id" not in msg:
        continue
    out = {"jsonrpc": "2.0", "id": msg["id"]}
    if msg["method"] == "initialize":
        out["result"] = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "sqlite-peek", "version": "0.4"}}
    elif msg["method"] == "tools/list":
        out["result"] = {"tools": [describe(n, k) for n, (_, k) in TOOLS.items()]}
    elif msg["method"] == "tools/call" and msg["params"]["name"] in TOOLS:
        try:
            out["result"] = {"content": [{"type": "text", "text": TOOLS[msg["params"]["name"]][0](msg["params"]["arguments"])}]}
        except (ValueError, sqlite3.Error, KeyError) as err:
            out["result"] = {"isError": True, "content": [{"type": "text", "text": str(err)}]}
    else:
        out["error"] = {"code": -32601, "message": "not here"}
    print(json.dumps(out))

