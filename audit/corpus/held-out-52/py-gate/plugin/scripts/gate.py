"""Checks an edited Python file; the event is JSON on stdin."""
import ast
import json
import sys


def problems(path: str) -> list[str]:
    with open(path, encoding="utf-8") as file:
        source = file.read()
    try:
        tree = ast.parse(source, path)
    except SyntaxError as error:
        return [f"{path}:{error.lineno}: {error.msg}"]
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "breakpoint":
            found.append(f"{path}:{node.lineno}: a breakpoint was left")
    return found


def main() -> int:
    event = json.load(sys.stdin)
    path = event.get("tool_input", {}).get("file_path", "")
    if not path.endswith(".py"):
        return 0
    found = problems(path)
    if found:
        print("\n".join(found), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
