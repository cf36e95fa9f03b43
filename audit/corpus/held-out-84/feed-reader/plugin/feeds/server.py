import json
import sys
import urllib.request
import xml.etree.ElementTree as ET

from dialect import Dialects

dialects = Dialects()


def latest(url, count=5):
    with urllib.request.urlopen(url, timeout=8) as answer:
        tree = ET.fromstring(answer.read())
    kind = tree.tag.rsplit("}", 1)[-1].lower()
    if kind == "rss":
        items = [i.findtext("title") for i in tree.iter("item")]
    else:
        items = dialects[kind](tree)
    return "\n".join(items[:count])


def answer(msg):
    method = msg.get("method")
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "feeds", "version": "1.2"}}
    if method == "tools/list":
        return {"tools": [{"name": "feed_latest", "inputSchema": {"type": "object", "properties": {"url": {"type": "string"}}}}]}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": latest(**msg["params"]["arguments"])}]}


for line in sys.stdin:
    msg = json.loads(line)
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": answer(msg)}), flush=True)
