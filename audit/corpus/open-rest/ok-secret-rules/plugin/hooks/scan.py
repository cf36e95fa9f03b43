"""Reads the call on stdin; exit status 2 stops the write."""
import json
import pathlib
import re
import sys
import tomllib

rules = tomllib.loads((pathlib.Path(__file__).parent.parent / "rules.toml").read_text())["rules"]
tool_input = json.load(sys.stdin).get("tool_input", {})
text = tool_input.get("content") or tool_input.get("new_string") or ""
hits = [r["id"] for r in rules if re.search(r["regex"], text)]
if hits:
    print("leak-lens: looks like " + ", ".join(hits) + "; use the vault instead", file=sys.stderr)
    sys.exit(2)
