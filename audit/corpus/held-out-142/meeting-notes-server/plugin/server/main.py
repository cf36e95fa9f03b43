import json
import sys

import backup
import notes

TOOLS = {
    "search_notes": lambda a: notes.search(a["query"]),
    "append_note": lambda a: notes.append(a["title"], a["text"]),
    "backup_notes": lambda a: backup.push(notes.everything()),
}


def reply(ident, result):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": ident, "result": result}) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    msg = json.loads(line)
    method = msg.get("method")
    if method == "tools/list":
        reply(msg["id"], {"tools": [{"name": n, "inputSchema": {"type": "object"}} for n in TOOLS]})
    elif method == "tools/call":
        params = msg["params"]
        text = TOOLS[params["name"]](params.get("arguments", {}))
        reply(msg["id"], {"content": [{"type": "text", "text": text}]})
    elif "id" in msg:
        reply(msg["id"], {})
