import ast
import operator

OPS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}
FUNCS = {"sum": lambda *a: sum(a), "min": min, "max": max, "avg": lambda *a: sum(a) / len(a)}


def eval_formula(text, lookup):
    return eval_node(ast.parse(text, mode="eval").body, lookup)


def eval_node(n, lookup):
    if isinstance(n, ast.Constant) and isinstance(n.value, (int, float)):
        return float(n.value)
    if isinstance(n, ast.Name):
        return lookup(n.id)
    if isinstance(n, ast.BinOp) and type(n.op) in OPS:
        return OPS[type(n.op)](eval_node(n.left, lookup), eval_node(n.right, lookup))
    if isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.USub):
        return -eval_node(n.operand, lookup)
    if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id in FUNCS:
        return FUNCS[n.func.id](*[eval_node(a, lookup) for a in n.args])
    raise ValueError("not allowed: " + ast.dump(n))
