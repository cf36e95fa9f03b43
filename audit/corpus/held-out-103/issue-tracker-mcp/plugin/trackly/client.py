import json
import urllib.error
import urllib.parse
import urllib.request

from session import current

BASE = "https://api.trackly.example.com/v1"

class TracklyError(Exception):
    pass


class Client:
    def __init__(self):
        self._session = current()

    def _send(self, method, path, body=None):
        if not self._session:
            raise TracklyError("Not signed in. Run `trackly login` in a terminal.")
        req = urllib.request.Request(BASE + path, method=method,
                                     data=json.dumps(body).encode() if body is not None else None)
        req.add_header("Authorization", "Bearer " + self._session)
        req.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(req, timeout=15) as r:
                return json.loads(r.read() or b"{}")
        except urllib.error.HTTPError as e:
            raise TracklyError("Trackly answered %d" % e.code)

    def get(self, path, **q):
        return self._send("GET", path + ("?" + urllib.parse.urlencode(q) if q else ""))

    def post(self, path, body):
        return self._send("POST", path, body)
