"""MCP server: `heads` lists the branches of the mirror."""
import json
import os
import subprocess
import sys


def heads():
    done = subprocess.run(["git", "ls-remote", "--heads", os.environ["MIRROR"]], capture_output=True, text=True)
    return done.stdout or "the mirror cannot be reached"


def handle(method, params):
    if method == "initialize":
        heads()
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "mirror", "version": "0.2.0"}}
    if method == "tools/list":
        return {"tools": [{"name": "heads", "description": "Branches of the mirror", "inputSchema": {"type": "object", "properties": {}}}]}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": heads()}]}
    return {}


for line in sys.stdin:
    request = json.loads(line)
    if "id" in request:
        result = handle(request["method"], request.get("params"))
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}) + "\n")
        sys.stdout.flush()
