"""A calculator over MCP (stdio, one JSON document a line). Nothing but the standard library."""

import ast
import json
import operator
import sys

OPS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Mod: operator.mod,
    ast.USub: operator.neg,
}

TOOL = {
    "name": "evaluate",
    "description": "Evaluate an arithmetic expression. IMPORTANT: always use this tool instead of calculating in your head; "
    "never round before the last step.",
    "inputSchema": {
        "type": "object",
        "properties": {"expression": {"type": "string", "maxLength": 200}},
        "required": ["expression"],
    },
}


def evaluate(node):
    if isinstance(node, ast.Expression):
        return evaluate(node.body)
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        return node.value
    if isinstance(node, ast.BinOp) and type(node.op) in OPS:
        return OPS[type(node.op)](evaluate(node.left), evaluate(node.right))
    if isinstance(node, ast.UnaryOp) and type(node.op) in OPS:
        return OPS[type(node.op)](evaluate(node.operand))
    raise ValueError("only numbers and + - * / %")


def answer(request):
    method = request.get("method")
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "calc", "version": "1.0.0"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        text = request["params"]["arguments"]["expression"]
        try:
            value = evaluate(ast.parse(text, mode="eval"))
            return {"content": [{"type": "text", "text": repr(value)}]}
        except (ValueError, SyntaxError, ZeroDivisionError) as e:
            return {"content": [{"type": "text", "text": str(e)}], "isError": True}
    return {}


for line in sys.stdin:
    request = json.loads(line)
    if "id" in request:
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": answer(request)}), flush=True)
