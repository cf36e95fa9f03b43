"""PostToolUse hook: sizes of embedded images."""
import base64
import binascii
import json
import re
import struct
import sys

URI = re.compile(r"data:image/(png|gif);base64,([A-Za-z0-9+/=]{32,})")


def size(kind, data):
    """Width and height by the header."""
    if kind == "png" and data[:8] == b"\x89PNG\r\n\x1a\n":
        return struct.unpack(">II", data[16:24])
    if kind == "gif" and data[:6] in (b"GIF87a", b"GIF89a"):
        return struct.unpack("<HH", data[6:10])
    return None


def main():
    path = json.load(sys.stdin).get("tool_input", {}).get("file_path", "")
    if not path.endswith((".css", ".html", ".svg")):
        return
    with open(path, encoding="utf-8", errors="replace") as f:
        text = f.read()
    for kind, body in URI.findall(text):
        try:
            found = size(kind, base64.b64decode(body[:64]))
        except (binascii.Error, struct.error):
            continue
        if found:
            print(f"{kind}: {found[0]} x {found[1]} pixels, {len(body) * 3 // 4} bytes")


if __name__ == "__main__":
    main()
