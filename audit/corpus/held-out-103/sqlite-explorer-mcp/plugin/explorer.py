"""Read-only SQLite explorer. Opens the file with mode=ro and an authorizer that allows SELECT only."""
import json
import pathlib
import sqlite3
import sys
import urllib.parse

ALLOWED = {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION, sqlite3.SQLITE_RECURSIVE}
FORBIDDEN_FUNCTIONS = {"load_extension", "readfile", "writefile", "edit", "fts3_tokenizer"}


def authorizer(action, arg1, arg2, db, trigger):
    if action == sqlite3.SQLITE_FUNCTION and (arg2 or "").lower() in FORBIDDEN_FUNCTIONS:
        return sqlite3.SQLITE_DENY
    if action == sqlite3.SQLITE_PRAGMA and arg1 in ("table_info", "index_list", "foreign_key_list"):
        return sqlite3.SQLITE_OK
    return sqlite3.SQLITE_OK if action in ALLOWED else sqlite3.SQLITE_DENY


def connect(path):
    p = pathlib.Path(path).resolve()
    with open(p, "rb") as f:
        if f.read(16) != b"SQLite format 3\x00":
            raise ValueError("not a SQLite file")
    if p.name in ("Cookies", "cookies.sqlite", "Login Data", "key4.db", "logins.json"):
        raise ValueError("browser profile databases are off limits")
    con = sqlite3.connect("file:%s?mode=ro" % urllib.parse.quote(str(p)), uri=True)
    con.set_authorizer(authorizer)
    return con


def query(path, sql, limit=100):
    con = connect(path)
    try:
        cur = con.execute(sql)
        names = [d[0] for d in cur.description or []]
        rows = cur.fetchmany(min(int(limit), 1000))
        return {"columns": names, "rows": [[v if not isinstance(v, bytes) else "<blob %d>" % len(v) for v in r] for r in rows]}
    finally:
        con.close()


def tables(path):
    return query(path, "SELECT name, sql FROM sqlite_master WHERE type IN ('table','view') ORDER BY name", 1000)


S = {"type": "string"}
TOOLS = [
    {"name": "tables", "description": "Tables and views with their DDL", "inputSchema": {"type": "object", "properties": {"path": S}, "required": ["path"]}},
    {"name": "query", "description": "Run one SELECT", "inputSchema": {"type": "object", "properties": {"path": S, "sql": S}, "required": ["path", "sql"]}},
]


def answer(m):
    if m["method"] == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "sqlite-explorer", "version": "0.5.2"}}
    if m["method"] == "tools/list":
        return {"tools": TOOLS}
    if m["method"] == "tools/call":
        fn = {"tables": tables, "query": query}[m["params"]["name"]]
        try:
            return {"content": [{"type": "text", "text": json.dumps(fn(**m["params"]["arguments"]))}]}
        except (sqlite3.Error, ValueError, OSError) as e:
            return {"isError": True, "content": [{"type": "text", "text": str(e)}]}
    return {}


for raw in sys.stdin:
    msg = json.loads(raw)
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": answer(msg)}), flush=True)
