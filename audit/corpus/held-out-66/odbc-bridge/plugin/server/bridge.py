"""A small stdio server for read-only ODBC questions."""
import argparse
import json
import re
import sys

TOOLS = [
    {"name": "list_sources", "description": "List ODBC data sources", "inputSchema": {"type": "object"}},
    {
        "name": "select",
        "description": "Run one SELECT",
        "inputSchema": {
            "type": "object",
            "properties": {"source": {"type": "string"}, "sql": {"type": "string"}},
            "required": ["source", "sql"],
        },
    },
]
ONLY_SELECT = re.compile(r"^\s*select\b[^;]*;?\s*$", re.I | re.S)


def answer(request, rows):
    method = request.get("method")
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "odbc", "version": "3.2.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        args = request["params"].get("arguments", {})
        sql = args.get("sql", "")
        if request["params"]["name"] == "select" and not ONLY_SELECT.match(sql):
            return {"isError": True, "content": [{"type": "text", "text": "only SELECT is allowed"}]}
        return {"content": [{"type": "text", "text": "no driver"}]}
    return {}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=200)
    rows = parser.parse_args().rows
    for line in sys.stdin:
        request = json.loads(line)
        if "id" in request:
            print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": answer(request, rows)}), flush=True)


if __name__ == "__main__":
    main()
