#!/usr/bin/env python3
"""PreToolUse: refuses what should not be opened. Exit status 2 means no."""
import json
import re
import sys

PATHS = re.compile(r"(^|/)(\.ssh/|\.netrc$|\.npmrc$|\.env(\.|$)|\.aws/credentials$|id_(rsa|ed25519)$)")
COMMANDS = re.compile(r"(curl|wget)\b[^|]*\|\s*(ba|z)?sh\b|\brm\s+-rf\s+/|\bcrontab\b")


def main():
    event = json.load(sys.stdin)
    given = event.get("tool_input", {})
    if PATHS.search(given.get("file_path", "")):
        print("keep-out: this file stays closed", file=sys.stderr)
        return 2
    if COMMANDS.search(given.get("command", "")):
        print("keep-out: please do this by hand", file=sys.stderr)
        return 2
    return 0


sys.exit(main())
