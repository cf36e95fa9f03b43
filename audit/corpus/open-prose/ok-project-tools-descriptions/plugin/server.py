import json
import sys
from pathlib import Path

TOOLS = json.loads(Path(__file__).with_name("tools.json").read_text(encoding="utf-8"))
ITEMS = {}


def answer(msg):
    if msg["method"] == "tools/list":
        return {"tools": TOOLS}
    args = msg["params"]["arguments"]
    if msg["params"]["name"] == "create_item":
        ITEMS[str(len(ITEMS) + 1)] = args["title"]
    if msg["params"]["name"] == "delete_item":
        ITEMS.pop(args["id"], None)
    return {"content": [{"type": "text", "text": json.dumps(ITEMS)}]}


for line in sys.stdin:
    msg = json.loads(line)
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": answer(msg)}), flush=True)
