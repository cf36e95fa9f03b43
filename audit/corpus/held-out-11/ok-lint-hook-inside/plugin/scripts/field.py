#!/usr/bin/env python3
"""Prints one field of the JSON on stdin: field.py tool_input.file_path"""
import json
import sys


def main() -> int:
    try:
        value = json.load(sys.stdin)
    except json.JSONDecodeError:
        return 0
    for key in sys.argv[1].split("."):
        value = value.get(key, "") if isinstance(value, dict) else ""
    sys.stdout.write(value if isinstance(value, str) else "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
