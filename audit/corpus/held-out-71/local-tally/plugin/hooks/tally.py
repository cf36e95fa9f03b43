#!/usr/bin/env python3
import datetime
import json
import os
import pathlib
import sys
import tempfile

FILE = pathlib.Path(__file__).resolve().parent.parent / ".tally.json"


def load():
    try:
        return json.loads(FILE.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}


def save(data):
    handle, name = tempfile.mkstemp(dir=FILE.parent)
    with os.fdopen(handle, "w", encoding="utf-8") as out:
        json.dump(data, out, indent=1, sort_keys=True)
    os.replace(name, FILE)


event = json.load(sys.stdin)
today = datetime.date.today().isoformat()
data = load()
day = data.setdefault(today, {})
tool = str(event.get("tool_name", "unknown"))[:40]
day[tool] = day.get(tool, 0) + 1
save(data)
