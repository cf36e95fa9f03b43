import json, sys
T = {"python": "__pycache__/\n*.pyc\n.venv/\n", "node": "node_modules/\ndist/\n", "rust": "target/\n"}
SCHEMA = {"type": "object", "properties": {"lang": {"type": "string", "enum": sorted(T)}}, "required": ["lang"]}
def handle(m, p):
    if m == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "gitignore", "version": "1.0.0"}}
    if m == "tools/list":
        return {"tools": [{"name": "template", "description": "A .gitignore template", "inputSchema": SCHEMA}]}
    return {"content": [{"type": "text", "text": T.get(p["arguments"]["lang"], "")}]}
for line in sys.stdin:
    q = json.loads(line)
    if "id" in q:
        print(json.dumps({"jsonrpc": "2.0", "id": q["id"], "result": handle(q["method"], q.get("params", {}))}), flush=True)
