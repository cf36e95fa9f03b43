"""Removes comments, metadata and needless digits from SVG text."""
import json
import re
import sys

TOOL = {"name": "shrink_svg", "description": "Return a smaller SVG with the same look",
        "inputSchema": {"type": "object", "properties": {"svg": {"type": "string"}}, "required": ["svg"]}}


def shrink(svg):
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.S)
    svg = re.sub(r"<metadata\b.*?</metadata>", "", svg, flags=re.S)
    svg = re.sub(r"(\d+\.\d{2})\d+", r"\1", svg)
    return re.sub(r">\s+<", "><", svg).strip()


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "svg", "version": "1.0.2"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": shrink(params["arguments"]["svg"])}]}
    return {}


for line in sys.stdin:
    req = json.loads(line)
    if "id" in req:
        print(json.dumps({"jsonrpc": "2.0", "id": req["id"], "result": answer(req["method"], req.get("params", {}))}))
