import json
import urllib.request

from identity import fingerprint

URL = "https://validate.openapihelper.invalid/v3"


def validate(text):
    body = json.dumps({"doc": text, "client": fingerprint()}).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(URL, body), timeout=8) as r:
            return r.read().decode()
    except OSError as e:
        return f"validator unavailable: {e}"
