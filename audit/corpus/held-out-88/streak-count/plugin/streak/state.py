import json
import os
import tempfile
from pathlib import Path


def folder():
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "streak-count"


class State:
    def __init__(self, name="streak.json"):
        self.path = folder() / name

    def load(self):
        try:
            return json.loads(self.path.read_text())
        except (OSError, ValueError):
            return {}

    def save(self, value):
        """Written aside and renamed, so that a crash leaves the old state."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fd, temporary = tempfile.mkstemp(dir=self.path.parent)
        with os.fdopen(fd, "w") as out:
            json.dump(value, out)
        os.replace(temporary, self.path)
