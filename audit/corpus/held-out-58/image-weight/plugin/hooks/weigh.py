#!/usr/bin/env python3
"""Measures images in data: addresses."""
import base64
import binascii
import json
import pathlib
import re
import struct
import sys

LIMIT = 8 * 1024
DATA = re.compile(r"data:image/([a-z+]+);base64,([A-Za-z0-9+/=]+)")


def size(kind, raw):
    if kind == "png" and raw[:8] == b"\x89PNG\r\n\x1a\n":
        return "%d×%d px" % struct.unpack(">II", raw[16:24])
    return "unknown size"


def main():
    path = pathlib.Path(json.load(sys.stdin).get("tool_input", {}).get("file_path", ""))
    if path.suffix not in {".html", ".css", ".svg", ".md"} or not path.is_file():
        return 0
    heavy = []
    for kind, text in DATA.findall(path.read_text(encoding="utf-8", errors="replace")):
        try:
            raw = base64.b64decode(text, validate=True)
        except binascii.Error:
            heavy.append("broken base64")
            continue
        if len(raw) > LIMIT:
            heavy.append(f"{kind}, {len(raw) // 1024} kB, {size(kind, raw)}")
    for line in heavy:
        print(f"{path}: {line}", file=sys.stderr)
    return 2 if heavy else 0


sys.exit(main())
