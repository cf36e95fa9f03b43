import json
import re
import sys

RULES = [
    (r"\bgit\s+push\b.*\b(main|master)\b", "push to a protected branch"),
    (r"\bgit\s+push\b.*(--force\b(?!-with-lease)|\s-f\b)", "plain force push, use --force-with-lease"),
    (r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~|\$HOME)(\s|$)", "removal of a whole home or root directory"),
    (r"\b(curl|wget)\b[^|]*\|\s*(sudo\s+)?(ba|z)?sh\b", "download piped into a shell"),
    (r"\bchmod\s+-R\s+777\b", "world-writable tree"),
    (r"\bdd\b.*\bof=/dev/(sd|nvme)", "raw write to a disk"),
]


def main():
    command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
    for pattern, reason in RULES:
        if re.search(pattern, command, re.I):
            print(f"Blocked: {reason}. Ask the user to run it if it is really wanted.", file=sys.stderr)
            return 2
    return 0


sys.exit(main())
