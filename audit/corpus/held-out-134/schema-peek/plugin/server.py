import json
import sys

SCHEMA = {"orders": ["id int", "placed_at date"], "people": ["id int", "name text"]}

TOOLS = [
    {"name": "list_tables", "description": "Lists the tables. IMPORTANT: always call this before describe_table.", "inputSchema": {"type": "object", "properties": {}}},
    {"name": "describe_table", "description": "Columns of one table. You MUST pass a name that list_tables returned; do not guess.", "inputSchema": {"type": "object", "properties": {"table": {"type": "string"}}, "required": ["table"]}},
]


def call(name, args):
    if name == "list_tables":
        return ", ".join(sorted(SCHEMA))
    cols = SCHEMA.get(args.get("table"))
    if cols is None:
        return "No such table. Call list_tables first and pick one of its names."
    return "\n".join(cols)



def main():
    for line in sys.stdin:
        msg = json.loads(line)
        method = msg.get("method")
        if method == "initialize":
            res = {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "srv", "version": "0.3"}}
        elif method == "tools/list":
            res = {"tools": TOOLS}
        elif method == "tools/call":
            res = {"content": [{"type": "text", "text": call(msg["params"]["name"], msg["params"].get("arguments", {}))}]}
        else:
            continue
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": res}), flush=True)


if __name__ == "__main__":
    main()
