#!/usr/bin/env python3
"""Append to .journal/YYYY-MM-DD.md in the project. Only if the project has a .journal folder (opt in)."""
import datetime as dt
import fnmatch
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def skip_list():
    lines = (HERE / "skip.txt").read_text("utf-8").splitlines()
    return [l.strip() for l in lines if l.strip() and not l.startswith("#")]


def describe(event):
    data = event.get("tool_input", {})
    path = data.get("file_path") or data.get("path")
    if not path:
        return None
    if any(fnmatch.fnmatch(Path(path).name, p) for p in skip_list()):
        return None
    try:
        path = str(Path(path).resolve().relative_to(Path.cwd()))
    except ValueError:
        return None
    if "new_string" in data:
        old, new = data.get("old_string", ""), data["new_string"]
        size = f"{new.count(chr(10)) - old.count(chr(10)):+d} lines"
    else:
        size = f"{data.get('content', '').count(chr(10))} lines"
    return f"{event.get('tool_name', 'edit').lower()} `{path}` ({size})"


def append(folder, text):
    now = dt.datetime.now()
    page = folder / f"{now:%Y-%m-%d}.md"
    fresh = not page.exists()
    with page.open("a", encoding="utf-8") as fh:
        if fresh:
            fh.write(f"# {now:%A, %d %B %Y}\n\n")
        fh.write(f"- {now:%H:%M} {text}\n")


def main():
    folder = Path(".journal")
    if not folder.is_dir():
        return 0
    try:
        event = json.load(sys.stdin)
    except ValueError:
        event = {}
    if "--close" in sys.argv:
        append(folder, "session ended")
        return 0
    text = describe(event)
    if text:
        append(folder, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
