import json
import subprocess
import sys

STEPS = [["black", "-q"], ["isort", "-q"], ["ruff", "check", "--fix", "-q"]]


def run(path):
    before = open(path).read()
    for step in STEPS:
        subprocess.run([*step, path], stdout=sys.stderr)
    return "unchanged" if open(path).read() == before else "formatted"


for line in sys.stdin:
    m = json.loads(line)
    r = {"initialize": lambda: {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "chain", "version": "1"}},
         "tools/list": lambda: {"tools": [{"name": "format", "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}}}]},
         "tools/call": lambda: {"content": [{"type": "text", "text": run(m["params"]["arguments"]["path"])}]}}.get(m.get("method"))
    if r and "id" in m:
        print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r()}), flush=True)
