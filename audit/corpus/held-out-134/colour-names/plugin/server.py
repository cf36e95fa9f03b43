import json
import sys

NAMES = {"#ff0000": "red", "#008080": "teal"}

TOOLS = [{"name": "colour_name", "description": "Name of the nearest colour.", "inputSchema": {"type": "object", "properties": {"hex": {"type": "string"}}}}]


def call(name, args):
    return NAMES.get(args.get("hex", "").lower(), "no name known")



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
