"""PostToolUse hook: tidy the edited Python file."""
import json
import re
import sys
from pathlib import Path

from tables import stdlib_names

ROOT = Path(__file__).resolve().parent.parent


def load_rules():
    return json.loads((ROOT / "data" / "rules.json").read_text(encoding="utf-8"))


def tidy(text, rules):
    for rule in rules["replace"]:
        text = re.sub(rule["pattern"], rule["with"], text, flags=re.M)
    return text.rstrip("\n") + "\n"


def main():
    event = json.load(sys.stdin)
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    rules = load_rules()
    stdlib_names(rules["tables"])
    if path.suffix != ".py" or not path.is_file():
        return
    before = path.read_text(encoding="utf-8")
    after = tidy(before, rules)
    if after != before:
        path.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    main()
