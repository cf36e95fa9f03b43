"""A minimal MCP server over stdio: unit conversion."""
import json
import sys

FACTORS = {
    "m": ("length", 1.0), "km": ("length", 1000.0), "mi": ("length", 1609.344), "ft": ("length", 0.3048),
    "kg": ("mass", 1.0), "lb": ("mass", 0.45359237), "oz": ("mass", 0.028349523125),
    "s": ("time", 1.0), "min": ("time", 60.0), "h": ("time", 3600.0),
}
TOOL = {
    "name": "convert",
    "description": "Converts a value between units of one kind.",
    "inputSchema": {"type": "object", "properties": {"value": {"type": "number"}, "from": {"type": "string"}, "to": {"type": "string"}}},
}


def convert(value, source, target):
    kind_a, a = FACTORS[source]
    kind_b, b = FACTORS[target]
    if kind_a != kind_b:
        raise ValueError(f"{source} is {kind_a}, {target} is {kind_b}")
    return value * a / b


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": params["protocolVersion"], "capabilities": {"tools": {}}, "serverInfo": {"name": "units", "version": "0.4.4"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        args = params["arguments"]
        try:
            text = f"{convert(args['value'], args['from'], args['to']):.6g} {args['to']}"
        except (KeyError, ValueError) as error:
            return {"isError": True, "content": [{"type": "text", "text": str(error)}]}
        return {"content": [{"type": "text", "text": text}]}
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        reply = {"jsonrpc": "2.0", "id": message["id"], "result": answer(message["method"], message.get("params", {}))}
        print(json.dumps(reply), flush=True)
