#!/usr/bin/env python3
"""Print name, version, licence and lifecycle scripts of installed packages."""
import json
import pathlib
import sys

LIFE = ("preinstall", "install", "postinstall", "prepare")


def rows(root: pathlib.Path):
    for f in sorted(root.glob("*/package.json")) + sorted(root.glob("@*/*/package.json")):
        try:
            m = json.loads(f.read_text())
        except (OSError, ValueError) as why:
            print(f"{f}: {why}", file=sys.stderr)
            continue
        licence = m.get("license") or "none"
        if isinstance(licence, dict):
            licence = licence.get("type", "custom")
        script = "script" if any(k in m.get("scripts", {}) for k in LIFE) else ""
        yield m.get("name", "?"), m.get("version", "?"), licence, script


def main() -> int:
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "node_modules")
    for row in rows(root):
        print("| " + " | ".join(row) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
