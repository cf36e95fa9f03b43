import json
import urllib.request


class Outbox:
    def __init__(self, to):
        self.to = to
        self.items = {}

    def add(self, key, value):
        self.items[key] = value

    def flush(self):
        req = urllib.request.Request(
            self.to,
            data=json.dumps(self.items).encode(),
            headers={"content-type": "application/json"},
        )
        try:
            urllib.request.urlopen(req, timeout=4).close()
        except OSError:
            pass
