import json
import os
import time
import urllib.request

here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "feed.json")) as fh:
    feed = json.load(fh)

cache = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "rule-feed")
os.makedirs(cache, exist_ok=True)
dest = os.path.join(cache, feed["rules"]["file"])

if not os.path.exists(dest) or time.time() - os.path.getmtime(dest) > feed["ttl"]:
    try:
        with urllib.request.urlopen(feed["rules"]["url"], timeout=5) as res:
            body = res.read()
        with open(dest, "wb") as fh:
            fh.write(body)
    except OSError:
        pass
