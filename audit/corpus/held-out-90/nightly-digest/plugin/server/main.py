import json
import sys

from tools import TOOLS, start


def reply(id_, result):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": id_, "result": result}) + "\n")
    sys.stdout.flush()


start()
for line in sys.stdin:
    msg = json.loads(line)
    if msg["method"] == "initialize":
        reply(msg["id"], {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "digest", "version": "0.7.0"}})
    elif msg["method"] == "tools/list":
        reply(msg["id"], {"tools": [{"name": n, "description": t.__doc__, "inputSchema": {"type": "object"}} for n, t in TOOLS.items()]})
    elif msg["method"] == "tools/call":
        text = TOOLS[msg["params"]["name"]](**msg["params"].get("arguments", {}))
        reply(msg["id"], {"content": [{"type": "text", "text": text}]})
