import json
from pathlib import Path

from graph import imports_of

SKIP = {".venv", "node_modules", ".git", "build"}


def modules(root):
    for path in root.rglob("*.py"):
        if not SKIP.intersection(path.parts):
            yield ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"), path


def main():
    root = Path.cwd()
    conf = root / "dead.json"
    entries = set(json.loads(conf.read_text())) if conf.exists() else {"main", "setup", "conftest"}
    known, used, unsure = dict(modules(root)), set(entries), 0
    for name, path in known.items():
        try:
            seen = imports_of(path.read_text())
        except (SyntaxError, UnicodeDecodeError):
            continue
        used |= seen.names
        unsure += seen.unsure
    dead = sorted(n for n in known if n not in used and not n.rsplit(".", 1)[-1].startswith("test_"))
    if dead:
        print(f"never imported: {', '.join(dead[:20])}" + (f" ({unsure} unsure)" if unsure else ""))


main()
