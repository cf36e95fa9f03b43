"""Refuse `git push --force` to main; everything else passes."""
import json
import re
import shlex
import sys

PROTECTED = {"main", "master", "production"}


def is_force_push(command: str) -> bool:
    for part in re.split(r"&&|\|\||;|\n", command):
        try:
            words = shlex.split(part)
        except ValueError:
            continue
        if words[:2] != ["git", "push"]:
            continue
        rest = words[2:]
        forced = any(w in ("-f", "--force") or w.startswith("+") for w in rest)
        if forced and PROTECTED & {w.lstrip("+").split(":")[-1] for w in rest}:
            return True
    return False


call = json.load(sys.stdin)
if is_force_push(call.get("tool_input", {}).get("command", "")):
    print("Force push to a protected branch is off. Use --force-with-lease on a topic branch.", file=sys.stderr)
    sys.exit(2)
