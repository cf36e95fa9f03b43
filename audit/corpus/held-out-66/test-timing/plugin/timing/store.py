"""Durations of the last runs."""
import json
import statistics
from pathlib import Path

KEEP = 50


class Store:
    def __init__(self, path=".test-timing.json"):
        self.path = Path(path)
        try:
            self.data = json.loads(self.path.read_text())
        except (OSError, ValueError):
            self.data = {"open": {}, "runs": []}

    def begin(self, key, now):
        self.data["open"][key] = now
        self.save()

    def end(self, key, now):
        begun = self.data["open"].pop(key, None)
        if begun is None:
            return None
        took = now - begun
        self.data["runs"] = (self.data["runs"] + [took])[-KEEP:]
        self.save()
        return took

    def median(self):
        return statistics.median(self.data["runs"]) if self.data["runs"] else None

    def save(self):
        self.path.write_text(json.dumps(self.data))
