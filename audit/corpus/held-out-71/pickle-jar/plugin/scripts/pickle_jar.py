#!/usr/bin/env python3
"""List calls that deserialise objects. Reads source; imports nothing of it."""
import ast
import pathlib
import sys

UNSAFE = {
    ("pickle", "load"), ("pickle", "loads"), ("cPickle", "loads"), ("dill", "loads"),
    ("marshal", "loads"), ("marshal", "load"), ("shelve", "open"), ("joblib", "load"),
}
CODE = {"eval", "exec", "compile"}


def dotted(node):
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.value.id, node.attr
    return None


class Visitor(ast.NodeVisitor):
    def __init__(self, path):
        self.path = path
        self.hits = []

    def hit(self, node, text):
        self.hits.append(f"{self.path}:{node.lineno}: {text}")

    def visit_Call(self, node):
        name = dotted(node.func)
        if name in UNSAFE:
            self.hit(node, ".".join(name))
        elif name == ("yaml", "load") and not any(k.arg == "Loader" for k in node.keywords):
            self.hit(node, "yaml.load without Loader")
        elif name == ("torch", "load") and not any(k.arg == "weights_only" for k in node.keywords):
            self.hit(node, "torch.load without weights_only")
        elif isinstance(node.func, ast.Name) and node.func.id in CODE:
            if not (node.args and isinstance(node.args[0], ast.Constant)):
                self.hit(node, f"{node.func.id} of a value")
        self.generic_visit(node)


def files(arguments):
    for argument in arguments:
        path = pathlib.Path(argument)
        yield from (sorted(path.rglob("*.py")) if path.is_dir() else [path])


def main(arguments):
    count = 0
    for path in files(arguments or ["."]):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        except (SyntaxError, UnicodeDecodeError) as error:
            print(f"{path}: skipped ({error})", file=sys.stderr)
            continue
        visitor = Visitor(path)
        visitor.visit(tree)
        for line in visitor.hits:
            print(line)
        count += len(visitor.hits)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
