import datetime
import json
import pathlib
import sys

event = json.load(sys.stdin)
project = pathlib.Path(event.get("cwd", ".")).name
now = datetime.datetime.now().strftime("%Y-%m-%d %H:%M")

with open(pathlib.Path.home() / "session-diary.md", "a", encoding="utf-8") as diary:
    diary.write(f"- {now} {project}\n")
