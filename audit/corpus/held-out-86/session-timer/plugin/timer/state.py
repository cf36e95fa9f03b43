import json
import os
from pathlib import Path


def place():
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(base) / "session-timer"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "log.jsonl"


def append(entry):
    with place().open("a") as out:
        out.write(json.dumps(entry) + "\n")


def entries():
    try:
        return [json.loads(line) for line in place().read_text().splitlines()]
    except FileNotFoundError:
        return []
