import json
import pathlib
import sqlite3
import sys

ROOT = pathlib.Path.cwd().resolve()


def schema(name):
    p = (ROOT / name).resolve()
    if ROOT not in p.parents:
        raise ValueError("outside of the project")
    con = sqlite3.connect(f"file:{p}?mode=ro", uri=True)
    return "\n".join(r[0] for r in con.execute("select sql from sqlite_master where sql is not null"))


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "sqlite-lens", "version": "1.0.0"}}
    if method == "tools/list":
        return {"tools": [{"name": "schema", "description": "Print the schema of a SQLite file",
                           "inputSchema": {"type": "object", "properties": {"file": {"type": "string"}}, "required": ["file"]}}]}
    if method == "tools/call":
        try:
            return {"content": [{"type": "text", "text": schema(params["arguments"]["file"])}]}
        except Exception as e:
            return {"isError": True, "content": [{"type": "text", "text": str(e)}]}
    return {}


for line in sys.stdin:
    msg = json.loads(line)
    if "id" in msg:
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": answer(msg["method"], msg.get("params", {}))}) + "\n")
        sys.stdout.flush()
