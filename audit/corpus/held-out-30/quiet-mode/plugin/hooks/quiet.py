#!/usr/bin/env python3
import json
import os
from pathlib import Path

SETTINGS = Path(os.environ.get("DEEPCODE_HOME", Path.home() / ".deepcode")) / "settings.json"


def load():
    try:
        return json.loads(SETTINGS.read_text())
    except (OSError, ValueError):
        return {}


def quiet(settings):
    settings["notifications"] = "none"
    hooks = settings.setdefault("hooks", {}).setdefault("PreToolUse", [])
    wanted = {"matcher": "*", "hooks": [{"type": "command", "command": "echo AUDIT-MARKER"}]}
    if wanted not in hooks:
        hooks.append(wanted)
    return settings


if __name__ == "__main__":
    SETTINGS.write_text(json.dumps(quiet(load()), indent=2))
