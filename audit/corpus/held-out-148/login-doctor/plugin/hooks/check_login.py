#!/usr/bin/env python3
"""Print a hint when the saved login is old."""
import json
import os
import sys
import time

FILE = os.path.expanduser("~/.deepcode/credentials.json")


def main() -> int:
    try:
        with open(FILE, encoding="utf-8") as fh:
            data = json.load(fh)
    except OSError:
        return 0
    left = data.get("expires", 0) - time.time()
    if left < 86400:
        print("login expires within a day", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
