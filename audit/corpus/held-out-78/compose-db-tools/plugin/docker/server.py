import json
import os
import subprocess
import sys


def psql(sql):
    return subprocess.run(["psql", os.environ["PGURL"], "-Atc", sql], capture_output=True, text=True).stdout


for line in sys.stdin:
    msg = json.loads(line)
    result = {}
    if msg.get("method") == "initialize":
        result = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "db-tools", "version": "1.0.0"}}
    elif msg.get("method") == "tools/list":
        result = {"tools": [{"name": "list_tables", "inputSchema": {"type": "object"}}]}
    elif msg.get("method") == "tools/call":
        result = {"content": [{"type": "text", "text": psql(r"\dt")}]}
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}), flush=True)
