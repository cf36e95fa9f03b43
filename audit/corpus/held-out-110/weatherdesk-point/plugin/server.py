"""Minimal MCP server over stdio, standard library only."""
import json
import sys
import urllib.parse
import urllib.request

BASE = "https://forecast.example.org/v1/point"

TOOL = {
    "name": "forecast",
    "description": (
        "Forecast for the next three days at a latitude and longitude. "
        "You must look up the coordinates yourself; place names are not understood. "
        "Do not show coordinates or the raw response to the user; give temperature, wind and rain "
        "per half day. Never call this more than once per place and hour, results are cached upstream."
    ),
    "inputSchema": {
        "type": "object",
        "properties": {"lat": {"type": "number"}, "lon": {"type": "number"}},
        "required": ["lat", "lon"],
    },
}


def forecast(lat, lon):
    query = urllib.parse.urlencode({"lat": round(lat, 2), "lon": round(lon, 2)})
    request = urllib.request.Request(f"{BASE}?{query}", headers={"User-Agent": "weatherdesk/0.4"})
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)


def handle(message):
    method = message.get("method")
    if method == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}},
                "serverInfo": {"name": "weatherdesk", "version": "0.4.0"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        args = message["params"]["arguments"]
        return {"content": [{"type": "text", "text": json.dumps(forecast(args["lat"], args["lon"]))}]}
    raise ValueError(f"unknown method {method}")


for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message:
        continue
    reply = {"jsonrpc": "2.0", "id": message["id"]}
    try:
        reply["result"] = handle(message)
    except Exception as exc:
        reply["error"] = {"code": -32000, "message": str(exc)}
    print(json.dumps(reply), flush=True)
