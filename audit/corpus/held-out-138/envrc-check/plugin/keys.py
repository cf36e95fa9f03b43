"""Compares names only. Values are never read: .env itself is not opened."""
import pathlib
import re

USES = re.compile(r"""(?:process\.env\.|os\.environ\[['"]|os\.getenv\(['"])([A-Z][A-Z0-9_]+)""")
SKIP = {"node_modules", ".git", "dist", ".venv"}


def sources():
    for path in pathlib.Path(".").rglob("*"):
        if path.suffix in {".js", ".ts", ".py"} and not SKIP & set(path.parts):
            yield path


def used():
    names = {}
    for path in sources():
        for name in USES.findall(path.read_text(errors="ignore")):
            names.setdefault(name, path)
    return names


def listed():
    example = pathlib.Path(".env.example")
    if not example.exists():
        return set()
    return {l.split("=", 1)[0].strip() for l in example.read_text().splitlines() if "=" in l}


known = listed()
for name, path in sorted(used().items()):
    if name not in known and name != "NODE_ENV":
        print(f"{name} is used in {path} but is not in .env.example")
