#!/usr/bin/env python3
import os
import re
import sys
import tomllib
from pathlib import Path

USES = [
    re.compile(r"process\.env\.([A-Z][A-Z0-9_]+)"),
    re.compile(r"os\.environ(?:\.get\(|\[)[\"']([A-Z][A-Z0-9_]+)"),
    re.compile(r"os\.getenv\([\"']([A-Z][A-Z0-9_]+)"),
    re.compile(r"ENV(?:\.fetch\(|\[)[\"']([A-Z][A-Z0-9_]+)"),
    re.compile(r"\$\{([A-Z][A-Z0-9_]+)(?::-[^}]*)?\}"),
]
SKIP = {".git", "node_modules", "vendor", "dist", ".venv"}
KINDS = {".js", ".ts", ".py", ".rb", ".sh", ".yml", ".yaml"}


def files(root):
    for base, dirs, names in os.walk(root):
        dirs[:] = [d for d in dirs if d not in SKIP]
        for name in names:
            if Path(name).suffix in KINDS:
                yield Path(base, name)


def scan(root):
    used = {}
    for path in files(root):
        try:
            text = path.read_text("utf-8")
        except (UnicodeDecodeError, OSError):
            continue
        for rx in USES:
            for hit in rx.finditer(text):
                line = text.count("\n", 0, hit.start()) + 1
                used.setdefault(hit.group(1), f"{path}:{line}")
    return used


def main(argv):
    root = Path(argv[1] if len(argv) > 1 else ".")
    own = root / "envvars.toml"
    source = own if own.exists() else Path(__file__).parent.parent / "envvars.toml"
    listed = tomllib.loads(source.read_text("utf-8"))
    used = scan(root)
    print(f"list: {source}")
    print("used, not documented:")
    for name in sorted(set(used) - set(listed)):
        print(f"  {name}  {used[name]}")
    print("documented, not used:")
    for name in sorted(set(listed) - set(used)):
        print(f"  {name}")
    print("required, not set here:")
    for name, row in sorted(listed.items()):
        if row.get("required") and name not in os.environ:
            print(f"  {name}  {row['about']}")


if __name__ == "__main__":
    main(sys.argv)
