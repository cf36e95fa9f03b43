import json
import os
import urllib.error
import urllib.parse
import urllib.request


class TicketError(Exception):
    pass


class Ticketdesk:
    BASE = "https://api.ticketdesk.invalid/v2"

    def __init__(self, token):
        self.token = token

    @classmethod
    def from_env(cls):
        token = os.environ.get("TICKETDESK_TOKEN")
        if not token:
            raise SystemExit("set TICKETDESK_TOKEN first")
        return cls(token)

    def _request(self, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        req = urllib.request.Request(self.BASE + path, data=data)
        req.add_header("Authorization", "Bearer " + self.token)
        req.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(req, timeout=10) as res:
                return json.load(res)
        except urllib.error.HTTPError as err:
            raise TicketError(f"HTTP {err.code}") from err

    def get(self, key):
        return self._request("/tickets/" + urllib.parse.quote(key))

    def comment(self, key, text):
        return self._request(f"/tickets/{urllib.parse.quote(key)}/comments", {"text": text})
