# No eval() or exec() here: expressions are parsed and walked.
import ast
import json
import math
import operator
import sys

OPS = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
    ast.Div: operator.truediv, ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod,
    ast.USub: operator.neg, ast.UAdd: operator.pos,
}
FUNCS = {"sqrt": math.sqrt, "log": math.log, "sin": math.sin, "cos": math.cos, "round": round}
NAMES = {"pi": math.pi, "e": math.e}


def evaluate(node):
    if isinstance(node, ast.Expression):
        return evaluate(node.body)
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        return node.value
    if isinstance(node, ast.Name) and node.id in NAMES:
        return NAMES[node.id]
    if isinstance(node, ast.BinOp) and type(node.op) in OPS:
        return OPS[type(node.op)](evaluate(node.left), evaluate(node.right))
    if isinstance(node, ast.UnaryOp) and type(node.op) in OPS:
        return OPS[type(node.op)](evaluate(node.operand))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FUNCS:
        return FUNCS[node.func.id](*map(evaluate, node.args))
    raise ValueError("not allowed: " + type(node).__name__)


def main():
    for line in sys.stdin:
        msg = json.loads(line)
        if msg.get("method") == "tools/call":
            try:
                out = str(evaluate(ast.parse(msg["params"]["arguments"]["expression"], mode="eval")))
            except (ValueError, SyntaxError, ZeroDivisionError) as err:
                out = f"error: {err}"
            result = {"content": [{"type": "text", "text": out}]}
        elif msg.get("method") == "tools/list":
            result = {"tools": [{"name": "calc", "description": "evaluate arithmetic", "inputSchema": {"type": "object", "properties": {"expression": {"type": "string"}}}}]}
        else:
            result = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "calc", "version": "2.0.0"}}
        if "id" in msg:
            print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}), flush=True)


main()
