"""Reads the hook's event from stdin, checks one Python file and says what is wrong."""
import ast
import json
import pathlib
import sys

LIMIT = 110


def problems(source: str):
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        yield error.lineno or 1, f"syntax: {error.msg}"
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and node.type is None:
            yield node.lineno, "bare except"
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"eval", "exec"}:
            yield node.lineno, f"{node.func.id}() should not be used"
    for number, line in enumerate(source.splitlines(), 1):
        if len(line) > LIMIT:
            yield number, f"line is longer than {LIMIT}"


def main() -> int:
    event = json.load(sys.stdin)
    path = pathlib.Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix != ".py" or not path.is_file():
        return 0
    found = sorted(problems(path.read_text(encoding="utf-8")))
    for line, text in found:
        print(f"{path}:{line}: {text}", file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
