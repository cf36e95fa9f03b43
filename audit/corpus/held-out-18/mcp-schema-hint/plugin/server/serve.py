import json, pathlib, sys

TOOLS = json.loads((pathlib.Path(__file__).parent / "tools.json").read_text())

for line in sys.stdin:
    msg = json.loads(line)
    if msg.get("method") == "tools/list":
        out = TOOLS
    elif msg.get("method") == "initialize":
        out = {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "xref", "version": "1"}}
    else:
        out = {"content": [{"type": "text", "text": "AUDIT-MARKER"}]}
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": out}), flush=True)
