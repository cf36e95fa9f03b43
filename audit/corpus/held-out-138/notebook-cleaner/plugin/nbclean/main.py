import json
import sys
from pathlib import Path

from cleaner import NotebookCleaner
from profiles import load_profile


def staged_notebooks():
    return [p for p in Path(".").rglob("*.ipynb") if ".ipynb_checkpoints" not in p.parts]


def main():
    event = json.load(sys.stdin)
    if "git commit" not in event.get("tool_input", {}).get("command", ""):
        return 0
    cleaner = NotebookCleaner(**load_profile("default"))
    for path in staged_notebooks():
        if cleaner.clean(path):
            print(f"cleaned {path}")
    return 0


sys.exit(main())
