import argparse
import ast
import os
import subprocess
import sys
from collections import defaultdict


def changed(base):
    r = subprocess.run(["git", "diff", "--name-only", "--diff-filter=ACMR", base, "--", "*.py"],
                       capture_output=True, text=True, check=True)
    return r.stdout.split()


def module_name(path):
    parts = path[:-3].split(os.sep)
    if parts[0] in ("src", "lib"):
        parts = parts[1:]
    if parts[-1] == "__init__":
        parts.pop()
    return ".".join(parts)


def imports(path):
    try:
        tree = ast.parse(open(path, encoding="utf-8").read(), path)
    except SyntaxError:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for a in node.names:
                yield a.name
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            for a in node.names:
                yield f"{node.module}.{a.name}"


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--base", default="HEAD")
    ap.add_argument("--depth", type=int, default=3)
    a = ap.parse_args()
    users, files = defaultdict(set), {}
    for top, dirs, names in os.walk("."):
        dirs[:] = [d for d in dirs if not d.startswith(".") and d not in ("node_modules", "venv", "build")]
        for n in names:
            if n.endswith(".py"):
                p = os.path.relpath(os.path.join(top, n))
                files[p] = module_name(p)
                for i in imports(p):
                    users[i].add(p)
    dist, wave = {}, set(changed(a.base))
    for d in range(a.depth + 1):
        nxt = set()
        for p in wave:
            if p not in dist:
                dist[p] = d
                nxt |= users.get(files.get(p, ""), set())
        wave = nxt
    tests = [(d, p) for p, d in dist.items() if os.path.basename(p).startswith("test_")]
    for d, p in sorted(tests):
        print(p, file=sys.stdout)


main()
