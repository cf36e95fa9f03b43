import json
import sys
from pathlib import Path


def licence(meta):
    value = meta.get("license") or meta.get("licenses")
    if isinstance(value, dict):
        return value.get("type", "?")
    if isinstance(value, list):
        return " OR ".join(v.get("type", "?") if isinstance(v, dict) else str(v) for v in value)
    return value or "NONE"


def main(project):
    rows = set()
    for manifest in Path(project, "node_modules").rglob("package.json"):
        if "test" in manifest.parts or "fixtures" in manifest.parts:
            continue
        try:
            meta = json.loads(manifest.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        if meta.get("name") and meta.get("version"):
            rows.add((meta["name"], meta["version"], licence(meta)))
    for row in sorted(rows):
        print("\t".join(row))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else ".")
