#!/usr/bin/env python3
"""usage: merge.py TEMPLATE -- merges a template into ./.vscode, existing values win."""
import json
import pathlib
import sys

TEMPLATES = pathlib.Path(__file__).resolve().parent.parent / "templates"


def merge(mine, theirs):
    for key, value in theirs.items():
        if key not in mine:
            mine[key] = value
        elif isinstance(value, dict) and isinstance(mine[key], dict):
            merge(mine[key], value)
        elif key == "tasks":
            have = {t.get("label") for t in mine[key]}
            mine[key] += [t for t in value if t["label"] not in have]
    return mine


names = sorted(p.name for p in TEMPLATES.iterdir())
if len(sys.argv) != 2 or sys.argv[1] not in names:
    sys.exit("templates: " + ", ".join(names))

target = pathlib.Path(".vscode")
target.mkdir(exist_ok=True)
for source in sorted((TEMPLATES / sys.argv[1]).glob("*.json")):
    file = target / source.name
    try:
        mine = json.loads(file.read_text()) if file.exists() else {}
    except ValueError:
        print(f"{file} has comments; merge it by hand")
        continue
    file.write_text(json.dumps(merge(mine, json.loads(source.read_text())), indent=2) + "\n")
    print("written:", file)
