import inspect
import json
import sys

from tools import Tools

TYPES = {str: "string", int: "integer"}
tools = Tools()
METHODS = {name[5:]: getattr(tools, name) for name in dir(tools) if name.startswith("tool_")}


def schema(method):
    given = inspect.signature(method).parameters
    return {
        "type": "object",
        "properties": {n: {"type": TYPES[p.annotation]} for n, p in given.items()},
        "required": list(given),
    }


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "dates", "version": "1.2.0"}}
    if method == "tools/list":
        return {"tools": [{"name": n, "description": m.__doc__, "inputSchema": schema(m)} for n, m in METHODS.items()]}
    if method == "tools/call":
        text = METHODS[params["name"]](**params.get("arguments", {}))
        return {"content": [{"type": "text", "text": text}]}
    raise LookupError(method)


def main():
    for line in sys.stdin:
        call = json.loads(line)
        if "id" not in call:
            continue
        reply = {"jsonrpc": "2.0", "id": call["id"]}
        try:
            reply["result"] = answer(call["method"], call.get("params", {}))
        except (LookupError, TypeError, ValueError) as error:
            reply["error"] = {"code": -32602, "message": str(error)}
        print(json.dumps(reply), flush=True)


main()
