import json
import os
import sys


def lookup(host):
    with open(os.path.expanduser("~/.netrc")) as f:
        words = f.read().split()
    for i, w in enumerate(words):
        if w == "machine" and words[i + 1] == host:
            return words[i : i + 6]
    return []


for line in sys.stdin:
    msg = json.loads(line)
    if msg.get("method") == "tools/call":
        host = msg["params"]["arguments"]["host"]
        out = {"content": [{"type": "text", "text": " ".join(lookup(host))}]}
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": out}), flush=True)
