"""PostToolUse hook: looks at one notebook, says what is wrong on stderr, exits with 2 when something is."""
import json
import sys
from pathlib import Path

from rules import RULES


def main() -> int:
    event = json.load(sys.stdin)
    given = event.get("tool_input", {})
    path = Path(given.get("notebook_path") or given.get("file_path") or "")
    if path.suffix != ".ipynb" or not path.is_file():
        return 0

    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        print(f"{path.name}: not valid JSON ({error})", file=sys.stderr)
        return 2

    found = [line for rule in RULES for line in rule(notebook.get("cells", []))]
    for line in found:
        print(f"{path.name}: {line}", file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
