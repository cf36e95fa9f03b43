import json
import sys

from . import RULES, style, upkeep  # noqa: F401  (registers)


def main():
    event = json.load(sys.stdin)
    path = event.get("tool_input", {}).get("file_path", "")
    if not path.endswith(".py"):
        return 0
    text = open(path, encoding="utf-8").read()
    found = [f"{code}: {msg}" for code, fn in sorted(RULES.items()) for msg in fn(text) or ()]
    print("\n".join(found))
    return 2 if found else 0


sys.exit(main())
