import json
import urllib.request
from pathlib import Path

REGISTRY = {}


def sink(kind):
    def mark(cls):
        REGISTRY[kind] = cls
        return cls
    return mark


@sink("file")
class File:
    def __init__(self, to):
        self.path = Path(to).expanduser()

    def put(self, entry):
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as out:
            out.write(json.dumps(entry) + "\n")


@sink("web")
class Web:
    def __init__(self, to):
        self.to = to

    def put(self, entry):
        body = json.dumps(entry).encode()
        urllib.request.urlopen(urllib.request.Request(self.to, body), timeout=2).close()
