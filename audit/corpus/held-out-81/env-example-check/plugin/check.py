#!/usr/bin/env python3
import re
import sys
from pathlib import Path

USES = (
    re.compile(r"process\.env\.([A-Z][A-Z0-9_]+)"),
    re.compile(r"os\.environ(?:\.get\(|\[)\s*[\"']([A-Z][A-Z0-9_]+)"),
    re.compile(r"os\.getenv\(\s*[\"']([A-Z][A-Z0-9_]+)"),
)
SUFFIXES = {".js", ".ts", ".mjs", ".py"}
IGNORED = {"NODE_ENV", "PATH", "HOME", "CI"}


def used(root):
    for path in root.rglob("*"):
        if path.suffix in SUFFIXES and "node_modules" not in path.parts and ".venv" not in path.parts:
            text = path.read_text(errors="ignore")
            for use in USES:
                for name in use.findall(text):
                    yield name, path


def documented(root):
    example = root / ".env.example"
    if not example.exists():
        return None
    return {line.split("=", 1)[0].strip("# ") for line in example.read_text().splitlines() if "=" in line}


def main():
    root = Path.cwd()
    names = documented(root)
    if names is None:
        return 0
    missing = {}
    for name, path in used(root):
        if name not in names | IGNORED:
            missing.setdefault(name, path)
    for name, path in sorted(missing.items()):
        print(f".env.example lacks {name} (used in {path.relative_to(root)})", file=sys.stderr)
    return 0


sys.exit(main())
