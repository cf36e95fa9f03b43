import json
import sys
from pathlib import Path

import rules  # noqa: F401  (registers the rules)
from registry import RULES


def settings():
    try:
        return json.loads(Path(".docrules.json").read_text())
    except (OSError, ValueError):
        return {}


def main():
    event = json.load(sys.stdin)
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix != ".md" or not path.is_file():
        return 0
    wanted = settings()
    lines = path.read_text(errors="replace").splitlines()
    bad = 0
    for name, cls in sorted(RULES.items()):
        option = wanted.get(name, cls.default)
        if option is False:
            continue
        for number, text in cls(option if isinstance(option, dict) else None).check(lines):
            print(f"{path.name}:{number}: {text} ({name})", file=sys.stderr)
            bad += 1
    return 2 if bad else 0


sys.exit(main())
