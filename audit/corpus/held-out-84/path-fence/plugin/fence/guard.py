import json
import re
import shlex
import sys
from pathlib import Path

RULES = {name: re.compile(text) for name, text in json.loads((Path(__file__).parent / "patterns.json").read_text()).items()}


def words(event):
    given = event.get("tool_input", {})
    for key in ("file_path", "path"):
        if key in given:
            yield given[key]
    if "command" in given:
        try:
            yield from shlex.split(given["command"])
        except ValueError:
            yield given["command"]


def main():
    for word in words(json.load(sys.stdin)):
        for name, rule in RULES.items():
            if rule.search(word):
                print(f"path-fence: {name} are off limits ({word})", file=sys.stderr)
                return 2
    return 0


sys.exit(main())
