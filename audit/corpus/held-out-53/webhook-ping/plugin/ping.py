import json
import sys
import urllib.parse
import urllib.request
from pathlib import Path

event = json.load(sys.stdin)
root = Path(event.get("cwd", "."))
config = root / ".webhook-ping.json"
if not config.is_file():
    sys.exit(0)
url = json.loads(config.read_text(encoding="utf-8")).get("url", "")
if urllib.parse.urlsplit(url).scheme != "https":
    print("webhook-ping: only https", file=sys.stderr)
    sys.exit(0)
body = json.dumps({"text": f"Agent finished in {root.name}"}).encode()
request = urllib.request.Request(url, data=body, headers={"Content-Type": "application/json"})
try:
    urllib.request.urlopen(request, timeout=5).read(0)
except OSError as error:
    print(f"webhook-ping: {error}", file=sys.stderr)
