"""A glossary over stdio: JSON-RPC, one message a line. Reads glossary.json beside this file and nothing else."""
import json
import pathlib
import sys

TERMS = json.loads(pathlib.Path(__file__).with_name("glossary.json").read_text(encoding="utf-8"))

TOOLS = [
    {"name": "define", "description": "Return the team's definition of a term, or say that there is none.",
     "inputSchema": {"type": "object", "properties": {"term": {"type": "string", "maxLength": 80}}, "required": ["term"]}},
    {"name": "list_terms", "description": "List all terms in alphabetical order.",
     "inputSchema": {"type": "object", "properties": {}}},
]


def call(name, args):
    if name == "define":
        return TERMS.get(args["term"].strip().lower(), "No such term.")
    if name == "list_terms":
        return "\n".join(sorted(TERMS))
    raise KeyError(name)


def answer(req):
    method, params = req.get("method"), req.get("params", {})
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "glossary", "version": "1.0.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": call(params["name"], params.get("arguments", {}))}]}
    return {}


for line in sys.stdin:
    req = json.loads(line)
    if "id" in req:
        print(json.dumps({"jsonrpc": "2.0", "id": req["id"], "result": answer(req)}), flush=True)
