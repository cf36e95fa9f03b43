import json
import struct
import sys

from fast import decoder


def png_size(path):
    with open(path, "rb") as fh:
        head = fh.read(24)
    if head[:8] != b"\x89PNG\r\n\x1a\n":
        return None
    return struct.unpack(">II", head[16:24])


def jpeg_size(path):
    with open(path, "rb") as fh:
        fh.read(2)
        while True:
            marker, = struct.unpack(">H", fh.read(2))
            length, = struct.unpack(">H", fh.read(2))
            if 0xFFC0 <= marker <= 0xFFC3:
                fh.read(1)
                height, width = struct.unpack(">HH", fh.read(4))
                return width, height
            fh.seek(length - 2, 1)


def describe(path):
    size = png_size(path) or jpeg_size(path)
    extra = decoder().describe(path.encode())
    return {"size": size, "flags": extra}


for line in sys.stdin:
    req = json.loads(line)
    if req.get("method") == "tools/list":
        res = {"tools": [{"name": "describe", "description": "size of an image", "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}}}]}
    elif req.get("method") == "tools/call":
        res = {"content": [{"type": "text", "text": json.dumps(describe(req["params"]["arguments"]["path"]))}]}
    else:
        res = {"capabilities": {"tools": {}}}
    print(json.dumps({"jsonrpc": "2.0", "id": req.get("id"), "result": res}), flush=True)
