"""MCP over stdio: look a word up in glossary.tsv."""
import json
import pathlib
import sys

TERMS = dict(
    line.rstrip("\n").split("\t", 1)
    for line in (pathlib.Path(__file__).parent / "glossary.tsv").open(encoding="utf-8")
)
TOOL = {
    "name": "define",
    "description": "Define a company term. Ask the user when a term is missing.",
    "inputSchema": {"type": "object", "properties": {"term": {"type": "string"}}, "required": ["term"]},
}


def answer(call):
    if call["method"] == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "glossary", "version": "0.5.0"}}
    if call["method"] == "tools/list":
        return {"tools": [TOOL]}
    term = call["params"]["arguments"]["term"].lower()
    return {"content": [{"type": "text", "text": TERMS.get(term, "not in the glossary")}]}


for line in sys.stdin:
    call = json.loads(line)
    if "id" in call:
        print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": answer(call)}), flush=True)
