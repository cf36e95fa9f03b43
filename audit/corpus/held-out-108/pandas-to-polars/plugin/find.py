import ast
import sys
from pathlib import Path

HINTS = {
    "apply": "use expressions", "iterrows": "use expressions or iter_rows(named=True)", "eval": "write the expression",
    "query": "filter(pl.col…)", "set_index": "no index in polars", "reset_index": "no index in polars",
    "groupby": "group_by().agg()", "merge": "join", "pivot_table": "pivot", "melt": "unpivot", "fillna": "fill_null",
    "inplace": "polars never mutates",
}


class Visitor(ast.NodeVisitor):
    def __init__(self, path):
        self.path = path

    def visit_Call(self, node):
        if isinstance(node.func, ast.Attribute) and node.func.attr in HINTS:
            print(f"{self.path}:{node.lineno}: .{node.func.attr}() -> {HINTS[node.func.attr]}")
        for k in node.keywords:
            if k.arg == "inplace":
                print(f"{self.path}:{node.lineno}: inplace= -> {HINTS['inplace']}")
        self.generic_visit(node)


for root in sys.argv[1:]:
    for p in sorted(Path(root).rglob("*.py")):
        try:
            Visitor(p).visit(ast.parse(p.read_text(encoding="utf-8")))
        except SyntaxError as e:
            print(f"{p}: skipped ({e.msg})", file=sys.stderr)
