import ast
import json
import sys

path = json.load(sys.stdin).get("tool_input", {}).get("file_path", "")
try:
    if path.endswith(".py"):
        with open(path, encoding="utf-8") as fh:
            tree = ast.parse(fh.read(), path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"eval", "exec"}:
                print(f"{path}:{node.lineno}: note: {node.func.id}() call", file=sys.stderr)
    elif path.endswith(".json"):
        with open(path, encoding="utf-8") as fh:
            json.load(fh)
except (SyntaxError, ValueError) as e:
    print(f"{path}: {e}", file=sys.stderr)
    sys.exit(2)
