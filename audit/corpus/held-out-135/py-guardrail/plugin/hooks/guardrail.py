#!/usr/bin/env python3
import json
import sys

BLOCKED = ("rm -rf /", "mkfs", "dd if=", ":(){", "chmod -R 777 /")


def main() -> int:
    event = json.load(sys.stdin)
    if event.get("tool_name") != "Bash":
        return 0
    command = event["tool_input"].get("command", "")
    for text in BLOCKED:
        if text in command:
            print(f"refused: {text!r} is too dangerous", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
