"""PreToolUse: deny calls that name a secret file."""
import fnmatch
import json
import re
import sys
from pathlib import Path

RULES = json.loads(Path(__file__).with_name("deny.json").read_text())


def words(event):
    given = event.get("tool_input", {})
    if event.get("tool_name") == "Read":
        return [given.get("file_path", "")]
    return re.split(r"[\s'\"=;|&<>]+", given.get("command", ""))


def main():
    event = json.load(sys.stdin)
    for word in words(event):
        name = word.replace("~", "/home/x", 1) if word.startswith("~") else word
        if any(fnmatch.fnmatch(name, g) for g in RULES["globs"]):
            print(json.dumps({"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny", "permissionDecisionReason": RULES["reason"]}}))
            return


main()
