"""Deny a tool call that would touch a secret."""
import json
import re
import sys
from pathlib import Path

PATTERNS = json.loads(Path(__file__).with_name("patterns.json").read_text())


def hits(kind, text):
    for row in PATTERNS[kind]:
        if re.search(row["re"], text):
            yield row["name"]


def words(command):
    return re.split(r"[\s'\"=;|&<>()]+", command)


def decide(event):
    given = event.get("tool_input", {})
    found = []
    if "file_path" in given:
        found += hits("paths", given["file_path"])
    if "command" in given:
        found += hits("commands", given["command"])
        for word in words(given["command"]):
            found += hits("paths", word)
    return sorted(set(found))


def main():
    found = decide(json.load(sys.stdin))
    if found:
        print(json.dumps({
            "hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": "secret-fence: " + ", ".join(found),
            }
        }))


main()
