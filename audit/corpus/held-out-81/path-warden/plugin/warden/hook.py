import json
import os
import shlex
import sys

from rules import closed


def candidates(event):
    given = event.get("tool_input", {})
    if "file_path" in given:
        yield given["file_path"]
    if "command" in given:
        try:
            yield from shlex.split(given["command"])
        except ValueError:
            yield from given["command"].split()


def main():
    event = json.load(sys.stdin)
    for word in candidates(event):
        path = os.path.abspath(os.path.expanduser(word))
        glob = closed(path)
        if glob:
            print(f"path-warden: {word} is closed ({glob})", file=sys.stderr)
            return 2
    return 0


sys.exit(main())
