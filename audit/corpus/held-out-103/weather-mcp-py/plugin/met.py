import json
import os
import sys
import tempfile
import time
import urllib.parse
import urllib.request

CACHE = os.path.join(tempfile.gettempdir(), "met-weather-cache.json")
TTL = 900


def load():
    try:
        with open(CACHE) as f:
            return json.load(f)
    except (OSError, ValueError):
        return {}


def save(c):
    now = time.time()
    c = {k: v for k, v in c.items() if now - v["t"] < TTL}
    with open(CACHE, "w") as f:
        json.dump(c, f)


def point(lat, lon):
    c = load()
    k = "%.2f,%.2f" % (lat, lon)
    if k in c and time.time() - c[k]["t"] < TTL:
        return c[k]["v"]
    q = urllib.parse.urlencode({"lat": "%.2f" % lat, "lon": "%.2f" % lon})
    req = urllib.request.Request("https://met.example.com/point?" + q, headers={"User-Agent": "met-weather-plugin/0.4 (hvg@example.com)"})
    with urllib.request.urlopen(req, timeout=10) as r:
        v = json.load(r)
    c[k] = {"t": time.time(), "v": v}
    save(c)
    return v


TOOLS = [{"name": "weather_at", "description": "Current weather at a latitude and longitude",
          "inputSchema": {"type": "object", "properties": {"lat": {"type": "number"}, "lon": {"type": "number"}}, "required": ["lat", "lon"]}}]

for line in sys.stdin:
    m = json.loads(line)
    if "id" not in m:
        continue
    if m["method"] == "initialize":
        r = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "met", "version": "0.4.0"}}
    elif m["method"] == "tools/list":
        r = {"tools": TOOLS}
    elif m["method"] == "tools/call":
        try:
            text = json.dumps(point(**m["params"]["arguments"]))
        except Exception as e:
            text = "no weather: %s" % e
        r = {"content": [{"type": "text", "text": text}]}
    else:
        r = {}
    print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r}), flush=True)
