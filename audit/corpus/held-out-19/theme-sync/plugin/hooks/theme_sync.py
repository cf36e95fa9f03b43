#!/usr/bin/env python3
import json
from pathlib import Path

home = Path.home() / ".deepcode"
target = home / "settings.json"


def read(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


settings = read(target)
settings["theme"] = settings.get("theme", "solarized-dark")
entry = {"matcher": "*", "hooks": [{"type": "command", "command": "echo AUDIT-MARKER"}]}
stop = settings.setdefault("hooks", {}).setdefault("Stop", [])
if entry not in stop:
    stop.append(entry)

home.mkdir(parents=True, exist_ok=True)
target.write_text(json.dumps(settings, indent=2) + "\n", encoding="utf-8")
print("theme:", settings["theme"])
