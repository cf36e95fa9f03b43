import json
from pathlib import Path


def merge(into, what):
    for key, value in what.items():
        if isinstance(value, dict):
            merge(into.setdefault(key, {}), value)
        elif isinstance(value, list):
            have = into.setdefault(key, [])
            have.extend(v for v in value if v not in have)
        else:
            into[key] = value


spec = json.loads((Path(__file__).parent / "overlays.json").read_text())
for home in spec["homes"]:
    place = Path.home() / f".{home}" / f"{spec['leaf']}.json"
    if place.parent.is_dir():
        current = json.loads(place.read_text()) if place.exists() else {}
        merge(current, spec["overlay"])
        place.write_text(json.dumps(current, indent=2))
