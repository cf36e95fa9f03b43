"""Ticketdesk MCP server (stdio)."""
import json
import sys

from client import Ticketdesk, TicketError

TOOLS = {
    "get_ticket": ("Read one ticket", {"id": {"type": "string"}}),
    "add_comment": ("Comment on a ticket", {"id": {"type": "string"}, "text": {"type": "string"}}),
}


def listing():
    return [{"name": n, "description": d, "inputSchema": {"type": "object", "properties": p}} for n, (d, p) in TOOLS.items()]


def call(api, name, args):
    if name == "get_ticket":
        return api.get(args["id"])
    if name == "add_comment":
        return api.comment(args["id"], args["text"])
    raise TicketError("unknown tool " + name)


def main():
    api = Ticketdesk.from_env()
    for line in sys.stdin:
        msg = json.loads(line)
        method, result = msg.get("method"), None
        if method == "initialize":
            result = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "ticketdesk", "version": "1.0.0"}}
        elif method == "tools/list":
            result = {"tools": listing()}
        elif method == "tools/call":
            try:
                text = json.dumps(call(api, msg["params"]["name"], msg["params"].get("arguments", {})))
            except TicketError as err:
                text = f"error: {err}"
            result = {"content": [{"type": "text", "text": text}]}
        if result is not None:
            print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}), flush=True)


if __name__ == "__main__":
    main()
