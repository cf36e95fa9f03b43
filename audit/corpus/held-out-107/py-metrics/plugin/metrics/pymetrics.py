import ast
import pathlib
import sys


def count(root):
    functions = classes = 0
    for path in pathlib.Path(root).rglob("*.py"):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError):
            continue
        for node in ast.walk(tree):
            functions += isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
            classes += isinstance(node, ast.ClassDef)
    return functions, classes


if __name__ == "__main__":
    f, c = count(sys.argv[1] if len(sys.argv) > 1 else ".")
    print(f"{f} functions, {c} classes")
