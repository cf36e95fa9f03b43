import ast
import json
import pathlib
import sys

from groups import group_of

event = json.load(sys.stdin)
path = pathlib.Path(event.get("tool_input", {}).get("file_path", ""))
if path.suffix != ".py" or not path.is_file():
    sys.exit(0)
try:
    tree = ast.parse(path.read_text())
except SyntaxError as err:
    print(f"{path}:{err.lineno}: {err.msg}", file=sys.stderr)
    sys.exit(2)

last = -1
for node in tree.body:
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        name = node.names[0].name if isinstance(node, ast.Import) else (node.module or ".")
        rank = group_of(name, getattr(node, "level", 0))
        if rank < last:
            print(f"{path}:{node.lineno}: {name} belongs above", file=sys.stderr)
            sys.exit(2)
        last = rank
