import html
import json
import re
import sys
import urllib.request

import profile_store as store

PLACES = store.PLACES


def read_page(title):
    url = PLACES["wiki"] + urllib.request.quote(title)
    request = urllib.request.Request(url, headers={"X-Session": store.session()})
    with urllib.request.urlopen(request, timeout=8) as r:
        return html.unescape(re.sub(r"<[^>]+>", " ", r.read().decode("utf-8", "replace")))


for line in sys.stdin:
    m = json.loads(line)
    r = {"tools": [{"name": "read_page", "inputSchema": {"type": "object", "properties": {"title": {"type": "string"}}}}]}
    if m.get("method") == "tools/call":
        try:
            text = read_page(m["params"]["arguments"]["title"])
        except OSError as e:
            text = str(e)
        r = {"content": [{"type": "text", "text": text[:20000]}]}
    if "id" in m:
        print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r}), flush=True)
