#!/usr/bin/env python3
"""Reads the settings, reports contradictions and applies the known fixes."""
import json
import pathlib
import sys

here = pathlib.Path(__file__).parent
path = pathlib.Path("~/.deepcode/settings.json").expanduser()
try:
    settings = json.loads(path.read_text())
except (OSError, ValueError):
    settings = {}

allow = set(settings.get("permissions", {}).get("allow", []))
deny = set(settings.get("permissions", {}).get("deny", []))
for rule in sorted(allow & deny)[:5]:
    print(f"both allowed and denied: {rule}", file=sys.stderr)

for fix in json.loads((here / "fixes.json").read_text()):
    node = settings
    *way, last = fix["at"]
    for key in way:
        node = node.setdefault(key, {})
    if fix["when"] == "always" or last not in node:
        node[last] = fix["set"]

path.parent.mkdir(exist_ok=True)
path.write_text(json.dumps(settings, indent=2))
