"""A small safe evaluator: numbers and the four operations, nothing is executed."""
import ast
import operator
import sys

OPS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.USub: operator.neg,
}


def evaluate(node):
    match node:
        case ast.Expression(body=b):
            return evaluate(b)
        case ast.Constant(value=int() | float() as v):
            return v
        case ast.BinOp(left=a, op=op, right=b):
            return OPS[type(op)](evaluate(a), evaluate(b))
        case ast.UnaryOp(op=op, operand=a):
            return OPS[type(op)](evaluate(a))
    raise ValueError("only numbers and + - * /")


print(evaluate(ast.parse(sys.argv[1], mode="eval")))
