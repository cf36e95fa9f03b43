"""Counts tool names per day. No arguments, no paths, nothing leaves the machine."""
import datetime
import json
import os
import sys

from counter import Counter


def main():
    if os.environ.get("SKILL_USAGE") != "on":
        return
    event = json.load(sys.stdin)
    Counter().add(datetime.date.today().isoformat(), event.get("tool_name", "?"))


if sys.argv[1:] == ["--show"]:
    Counter().show()
else:
    main()
