import json
import os
import sqlite3
import sys
from urllib.parse import quote

db = sqlite3.connect(f"file:{quote(os.environ['LARDER_DB'])}?mode=ro", uri=True)
db.execute("PRAGMA query_only = ON")
ALLOWED = {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION, sqlite3.SQLITE_RECURSIVE}
db.set_authorizer(lambda action, a, b, c, d: sqlite3.SQLITE_OK if action in ALLOWED and b != "load_extension" else sqlite3.SQLITE_DENY)

TOOLS = [{
    "name": "query",
    "description": "Run one SELECT; at most 200 rows",
    "inputSchema": {"type": "object", "properties": {"sql": {"type": "string"}}, "required": ["sql"]},
}]


def call(method, params):
    if method == "initialize":
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "larder", "version": "0.5.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        try:
            cursor = db.execute(params["arguments"]["sql"])
            rows = cursor.fetchmany(200)
            names = [c[0] for c in cursor.description or []]
            text = json.dumps([dict(zip(names, r)) for r in rows], default=str, ensure_ascii=False)
            return {"content": [{"type": "text", "text": text}]}
        except sqlite3.Error as error:
            return {"isError": True, "content": [{"type": "text", "text": str(error)}]}
    return {}


for line in sys.stdin:
    m = json.loads(line)
    if "id" in m:
        print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": call(m["method"], m.get("params", {}))}), flush=True)
