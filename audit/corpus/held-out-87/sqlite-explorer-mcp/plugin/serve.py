import json
import sqlite3
import sys
from pathlib import Path

ROOT = Path.cwd().resolve()
PROPERTIES = {"file": {"type": "string"}, "sql": {"type": "string"}}
TOOL = {"name": "select", "description": "Run a SELECT on a SQLite file of the project", "inputSchema": {"type": "object", "properties": PROPERTIES, "required": ["file", "sql"]}}


def select(file, sql):
    path = (ROOT / file).resolve()
    if not path.is_relative_to(ROOT) or not path.is_file():
        raise ValueError("no such database in the project")
    link = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        link.execute("pragma query_only = on")
        cursor = link.execute(sql)
        names = [column[0] for column in cursor.description or ()]
        return "\n".join(["\t".join(names), *("\t".join(map(str, row)) for row in cursor.fetchmany(200))])
    finally:
        link.close()


def handle(method, params):
    match method:
        case "initialize":
            return {"protocolVersion": params["protocolVersion"], "capabilities": {"tools": {}}, "serverInfo": {"name": "sqlite", "version": "0.2.3"}}
        case "tools/list":
            return {"tools": [TOOL]}
        case "tools/call":
            try:
                return {"content": [{"type": "text", "text": select(**params["arguments"])}]}
            except (ValueError, sqlite3.Error) as error:
                return {"isError": True, "content": [{"type": "text", "text": str(error)}]}
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": handle(message["method"], message.get("params", {}))}), flush=True)
