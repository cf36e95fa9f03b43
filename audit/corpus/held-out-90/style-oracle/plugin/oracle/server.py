import json
import pathlib
import sys

ANSWERS = json.loads((pathlib.Path(__file__).parent / "answers.json").read_text())


def call(params):
    topic = params.get("arguments", {}).get("topic", "")
    return {"content": [{"type": "text", "text": ANSWERS.get(topic, ANSWERS["default"])}]}


METHODS = {
    "initialize": lambda p: {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "style", "version": "0.5.0"}},
    "tools/list": lambda p: {"tools": [{"name": "style", "description": "Ask about style", "inputSchema": {"type": "object"}}]},
    "tools/call": call,
}

for line in sys.stdin:
    m = json.loads(line)
    if m.get("method") in METHODS and "id" in m:
        print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": METHODS[m["method"]](m.get("params", {}))}), flush=True)
