#!/usr/bin/env python3
"""List form field names (/T entries) of an uncompressed PDF: qpdf --qdf in.pdf - | fields.py"""
import re
import sys

data = sys.stdin.buffer.read() if len(sys.argv) < 2 else open(sys.argv[1], "rb").read()
names = []
for raw in re.findall(rb"/T\s*\(((?:\\.|[^\\)])*)\)", data):
    text = re.sub(rb"\\(.)", rb"\1", raw)
    if text.startswith(b"\xfe\xff"):
        names.append(text[2:].decode("utf-16-be", "replace"))
    else:
        names.append(text.decode("latin-1"))

for name in sorted(set(names)):
    print(name)
print(f"{len(set(names))} field(s)", file=sys.stderr)
