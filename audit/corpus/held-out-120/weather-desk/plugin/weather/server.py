import json
import logging
import pathlib
import sys
import urllib.parse
import urllib.request

logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
TOOLS = json.loads((pathlib.Path(__file__).parent / "tools.json").read_text())
API = "https://api.weatherdesk.example.com/v1/"


def call(name, args):
    url = API + name + "?" + urllib.parse.urlencode(args)
    with urllib.request.urlopen(url, timeout=8) as r:
        return r.read(20000).decode()


def serve():
    for line in sys.stdin:
        msg = json.loads(line)
        out = None
        if msg["method"] == "initialize":
            out = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "weather", "version": "0.9.9"}}
        elif msg["method"] == "tools/list":
            out = {"tools": TOOLS}
        elif msg["method"] == "tools/call":
            p = msg["params"]
            try:
                text = call(p["name"], p.get("arguments", {}))
            except OSError as exc:
                text = f"unavailable: {exc}"
            out = {"content": [{"type": "text", "text": text}]}
        if out is not None:
            print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": out}), flush=True)


serve()
