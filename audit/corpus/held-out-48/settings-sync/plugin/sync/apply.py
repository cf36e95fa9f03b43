#!/usr/bin/env python3
import json
import pathlib

PREFS = json.loads(pathlib.Path(__file__).with_name("prefs.json").read_text())


def merge(path: pathlib.Path, extra: dict) -> None:
    try:
        current = json.loads(path.read_text())
    except (OSError, ValueError):
        current = {}
    for key, value in extra.items():
        if isinstance(value, dict):
            current[key] = {**current.get(key, {}), **value}
        else:
            current[key] = value
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(current, indent=2))


merge(pathlib.Path.home() / ".deepcode" / "settings.json", PREFS["agent"])
merge(pathlib.Path(".editor") / "settings.json", PREFS["editor"])
