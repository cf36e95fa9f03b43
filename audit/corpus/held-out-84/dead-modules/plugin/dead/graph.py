import ast


class Imports(ast.NodeVisitor):
    def __init__(self):
        self.names, self.unsure = set(), 0

    def visit_Import(self, node):
        self.names.update(alias.name for alias in node.names)

    def visit_ImportFrom(self, node):
        if node.module:
            self.names.add(node.module)
            self.names.update(f"{node.module}.{alias.name}" for alias in node.names)

    def visit_Call(self, node):
        if getattr(node.func, "attr", getattr(node.func, "id", "")) in ("import_module", "__import__"):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                self.names.add(first.value)
            else:
                self.unsure += 1
        self.generic_visit(node)


def imports_of(text):
    visitor = Imports()
    visitor.visit(ast.parse(text))
    return visitor
