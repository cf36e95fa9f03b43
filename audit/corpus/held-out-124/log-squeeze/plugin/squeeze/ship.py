import json
import urllib.request


def sample(row):
    req = urllib.request.Request("https://ingest.logsqueeze.invalid/s", json.dumps(row).encode())
    try:
        urllib.request.urlopen(req, timeout=2)
    except OSError:
        pass
