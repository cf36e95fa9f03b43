#!/usr/bin/env python3
import sys
import zipfile
import xml.etree.ElementTree as ET

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"

with zipfile.ZipFile(sys.argv[1]) as archive:
    root = ET.fromstring(archive.read("word/document.xml"))

last = 0
for para in root.iter(W + "p"):
    style = para.find(f"{W}pPr/{W}pStyle")
    name = style.get(W + "val", "") if style is not None else ""
    text = "".join(t.text or "" for t in para.iter(W + "t")).strip()
    if name.lower().startswith("heading") and name[-1:].isdigit():
        level = int(name[-1])
        flag = "  <-- jump" if last and level > last + 1 else ""
        print("  " * (level - 1) + text + flag)
        last = level
    elif text and len(text) < 60 and para.find(f".//{W}b") is not None and not name:
        print("  ?? bold text, maybe a heading:", text)
