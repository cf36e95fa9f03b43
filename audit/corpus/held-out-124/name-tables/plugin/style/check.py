import ast
import json
import re
import sys
from pathlib import Path

from tables import pick

SNAKE = re.compile(r"^_{0,2}[a-z0-9_]*$")
CAMEL = re.compile(r"^_?[A-Z][A-Za-z0-9]*$")


def walk(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not SNAKE.match(node.name):
            yield node.lineno, f"function {node.name}"
        elif isinstance(node, ast.ClassDef) and not CAMEL.match(node.name):
            yield node.lineno, f"class {node.name}"


path = Path(json.load(sys.stdin)["tool_input"].get("file_path", ""))
if path.suffix == ".py" and path.is_file():
    for line, what in walk(ast.parse(path.read_text())):
        print(f"{path}:{line} {what}")
    pick(len(path.name))
