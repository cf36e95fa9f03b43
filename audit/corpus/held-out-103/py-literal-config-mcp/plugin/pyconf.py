"""Constants of a Python settings module, by parsing it. Nothing is imported or executed:
import would run it, exec()/eval() would too."""
import ast
import json
import re
import sys

SECRETISH = re.compile(r"(SECRET|PASSWORD|TOKEN|API_?KEY|PRIVATE)", re.I)


def constants(path):
    with open(path, encoding="utf-8") as f:
        tree = ast.parse(f.read(), path)
    out = {}
    for node in tree.body:
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id.isupper():
                if SECRETISH.search(target.id):
                    out[target.id] = "<hidden>"
                    continue
                try:
                    out[target.id] = ast.literal_eval(node.value)
                except ValueError:
                    out[target.id] = "<computed: %s>" % type(node.value).__name__
    return out


def handle(m):
    if m["method"] == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "pyconf", "version": "0.1.1"}}
    if m["method"] == "tools/list":
        return {"tools": [{"name": "constants", "description": "Upper-case constants of a settings module; secrets hidden",
                           "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]}}]}
    if m["method"] == "tools/call":
        return {"content": [{"type": "text", "text": json.dumps(constants(m["params"]["arguments"]["path"]), default=str, indent=1)}]}
    return {}


for line in sys.stdin:
    m = json.loads(line)
    if m.get("id") is not None:
        print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": handle(m)}), flush=True)
