#!/usr/bin/env python3
import argparse
import ast
import fractions
import math
import operator as op
import sys

OPS = {ast.Add: op.add, ast.Sub: op.sub, ast.Mult: op.mul, ast.Div: op.truediv, ast.Mod: op.mod, ast.FloorDiv: op.floordiv}
CONST = {"pi": math.pi, "e": math.e}
FUNCS = {"sqrt": math.sqrt, "log": math.log, "abs": abs, "round": round}


def evaluate(node):
    match node:
        case ast.Expression(body=b):
            return evaluate(b)
        case ast.Constant(value=int() | float() as v):
            return fractions.Fraction(v) if isinstance(v, int) else v
        case ast.Name(id=n) if n in CONST:
            return CONST[n]
        case ast.UnaryOp(op=ast.USub(), operand=o):
            return -evaluate(o)
        case ast.BinOp(left=l, op=ast.Pow(), right=r):
            p = evaluate(r)
            if abs(p) > 512:
                raise ValueError("exponent too large")
            return evaluate(l) ** p
        case ast.BinOp(left=l, op=o, right=r) if type(o) in OPS:
            return OPS[type(o)](evaluate(l), evaluate(r))
        case ast.Call(func=ast.Name(id=f), args=args, keywords=[]) if f in FUNCS:
            return FUNCS[f](*map(evaluate, args))
    raise ValueError(f"not allowed: {ast.unparse(node)}")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("expr")
    ap.add_argument("--digits", type=int, default=10)
    a = ap.parse_args()
    try:
        value = evaluate(ast.parse(a.expr, mode="eval"))
    except (ValueError, SyntaxError, ZeroDivisionError) as exc:
        sys.exit(f"error: {exc}")
    print(value if isinstance(value, fractions.Fraction) and value.denominator == 1 else f"{float(value):.{a.digits}g}")


main()
