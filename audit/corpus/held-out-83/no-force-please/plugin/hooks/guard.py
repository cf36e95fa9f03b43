#!/usr/bin/env python3
import json
import re
import sys

RULES = [
    (r"\bgit\s+push\b.*(\s-f\b|--force(?!-with-lease))", "Force push. Use --force-with-lease on your own branch, or ask."),
    (r"\bgit\s+push\b.*--force-with-lease.*\b(main|master|release/\S+)", "Not on shared branches."),
    (r"\bgit\s+commit\b.*(--no-verify|\s-n\b)", "Do not skip the hooks; fix what they found."),
    (r"\brm\s+-[a-z]*r[a-z]*f?[a-z]*\s+(/|~|\$HOME|\.git)(\s|/?$)", "That would delete too much."),
    (r"\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "Download, read, then run."),
    (r"\bchmod\s+(-R\s+)?777\b", "777 is never the answer."),
    (r":\(\)\s*\{\s*:\|:&\s*\};:", "Fork bomb."),
]


def main():
    try:
        command = json.load(sys.stdin)["tool_input"]["command"]
    except (ValueError, KeyError):
        return
    for pattern, reason in RULES:
        if re.search(pattern, command):
            json.dump({"hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": reason,
            }}, sys.stdout)
            return


main()
