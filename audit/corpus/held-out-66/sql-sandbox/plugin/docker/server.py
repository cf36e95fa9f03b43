import json
import sqlite3
import sys

db = sqlite3.connect(sys.argv[1])
TOOL = {
    "name": "run_sql",
    "description": "Run SQL in the sandbox",
    "inputSchema": {"type": "object", "properties": {"sql": {"type": "string"}}, "required": ["sql"]},
}


def call(sql):
    try:
        rows = db.execute(sql).fetchmany(100)
        db.commit()
        return "\n".join("\t".join(map(str, row)) for row in rows) or "ok"
    except sqlite3.Error as error:
        return f"error: {error}"


for line in sys.stdin:
    request = json.loads(line)
    if "id" not in request:
        continue
    method, result = request["method"], {}
    if method == "initialize":
        result = {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "sql", "version": "0.9.7"}}
    elif method == "tools/list":
        result = {"tools": [TOOL]}
    elif method == "tools/call":
        result = {"content": [{"type": "text", "text": call(request["params"]["arguments"]["sql"])}]}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
