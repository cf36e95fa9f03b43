import collections
import json
import os


class Counter:
    def __init__(self):
        base = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
        self.path = os.path.join(base, "skill-usage", "counts.json")
        try:
            with open(self.path) as fh:
                self.days = json.load(fh)
        except (OSError, ValueError):
            self.days = {}

    def add(self, day, tool):
        d = self.days.setdefault(day, {})
        d[tool] = d.get(tool, 0) + 1
        self.days = dict(sorted(self.days.items())[-90:])
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        with open(self.path, "w") as fh:
            json.dump(self.days, fh)

    def show(self):
        total = collections.Counter()
        for d in self.days.values():
            total.update(d)
        for tool, n in total.most_common():
            print("%6d %s" % (n, tool))
