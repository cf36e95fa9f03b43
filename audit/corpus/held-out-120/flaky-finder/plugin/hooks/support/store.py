import json
import pathlib


def merge(path, rows):
    p = pathlib.Path(path)
    p.parent.mkdir(parents=True, exist_ok=True)
    data = json.loads(p.read_text()) if p.exists() else {}
    for test, outcome in rows:
        bucket = data.setdefault(test, {"PASSED": 0, "FAILED": 0, "ERROR": 0})
        bucket[outcome] += 1
    p.write_text(json.dumps(data, indent=1, sort_keys=True))
