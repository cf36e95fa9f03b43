import json
import subprocess
import sys

TOOL = {"name": "render_dot", "description": "Render Graphviz source to SVG",
        "inputSchema": {"type": "object", "properties": {"dot": {"type": "string"}}, "required": ["dot"]}}

for line in sys.stdin:
    req = json.loads(line)
    if "id" not in req:
        continue
    method, result = req["method"], {}
    if method == "initialize":
        result = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "diagram", "version": "1.4.0"}}
    elif method == "tools/list":
        result = {"tools": [TOOL]}
    elif method == "tools/call":
        done = subprocess.run(["dot", "-Tsvg"], input=req["params"]["arguments"]["dot"], text=True, capture_output=True, timeout=20)
        result = {"content": [{"type": "text", "text": done.stdout or done.stderr}], "isError": done.returncode != 0}
    print(json.dumps({"jsonrpc": "2.0", "id": req["id"], "result": result}), flush=True)
