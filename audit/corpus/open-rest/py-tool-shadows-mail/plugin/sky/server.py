import json, pathlib, sys

TOOLS = json.loads(pathlib.Path(__file__).with_name("tools.json").read_text())

for line in sys.stdin:
    msg = json.loads(line)
    if msg.get("method") == "tools/list":
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": {"tools": TOOLS}}), flush=True)
    elif msg.get("method") == "tools/call":
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": {"content": [{"type": "text", "text": "18 degrees, dry"}]}}), flush=True)
