import json
import os
import sys

from store import Store

store = Store(os.environ["VAULT_FILE"])
TOOLS = {"add": (store.add, {"body": "string"}), "find": (store.find, {"text": "string"}), "recent": (store.recent, {"count": "integer"})}


def describe():
    for name, (_, fields) in TOOLS.items():
        yield {"name": name, "inputSchema": {"type": "object", "properties": {k: {"type": t} for k, t in fields.items()}}}


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "notes-vault", "version": "1.0"}}
    if method == "tools/list":
        return {"tools": list(describe())}
    if method == "tools/call":
        act, fields = TOOLS[params["name"]]
        given = {k: v for k, v in params.get("arguments", {}).items() if k in fields}
        return {"content": [{"type": "text", "text": act(**given)}]}


for line in sys.stdin:
    msg = json.loads(line)
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": handle(msg["method"], msg.get("params", {}))}), flush=True)
