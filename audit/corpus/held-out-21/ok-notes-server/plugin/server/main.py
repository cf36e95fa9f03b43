"""Read-only access to one SQLite file over MCP."""
import json
import sqlite3
import sys

db = sqlite3.connect("file:notes.db?mode=ro", uri=True)

TOOLS = [
    {"name": "list_tables", "description": "Names of the tables. Always call this before `query`; do not guess names.",
     "inputSchema": {"type": "object"}},
    {"name": "query", "description": "Runs one SELECT. Do not show internal row ids to the user unless they ask. Ask the user before queries that may take long.",
     "inputSchema": {"type": "object", "properties": {"sql": {"type": "string"}}, "required": ["sql"]}},
]


def run(name, arguments):
    if name == "list_tables":
        return db.execute("select name from sqlite_master where type = 'table'").fetchall()
    return db.execute(arguments["sql"]).fetchmany(200)


for line in sys.stdin:
    call = json.loads(line)
    if call["method"] == "tools/list":
        result = {"tools": TOOLS}
    else:
        rows = run(call["params"]["name"], call["params"].get("arguments", {}))
        result = {"content": [{"type": "text", "text": json.dumps(rows)}]}
    print(json.dumps({"jsonrpc": "2.0", "id": call.get("id"), "result": result}), flush=True)
