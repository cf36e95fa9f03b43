import json
import sys

from evaluator import evaluate

TOOL = {"name": "calculate", "description": "Arithmetic, e.g. 3*mi/km or sqrt(2)*10",
        "inputSchema": {"type": "object", "properties": {"expression": {"type": "string"}}, "required": ["expression"]}}


def reply(ident, result):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": ident, "result": result}) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    msg = json.loads(line)
    if msg.get("method") == "initialize":
        reply(msg["id"], {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "calc", "version": "1"}})
    elif msg.get("method") == "tools/list":
        reply(msg["id"], {"tools": [TOOL]})
    elif msg.get("method") == "tools/call":
        try:
            text, bad = str(evaluate(msg["params"]["arguments"]["expression"])), False
        except (ValueError, SyntaxError, ArithmeticError, TypeError) as err:
            text, bad = str(err), True
        reply(msg["id"], {"content": [{"type": "text", "text": text}], "isError": bad})
