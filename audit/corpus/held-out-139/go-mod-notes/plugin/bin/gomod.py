#!/usr/bin/env python3
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "lib"))
import palette


def read_mod(start):
    for d in (start, *start.parents):
        f = d / "go.mod"
        if f.is_file():
            return f.read_text()
    return ""


def main():
    text = read_mod(Path.cwd())
    mod = re.search(r"^module\s+(\S+)", text, re.M)
    ver = re.search(r"^go\s+(\S+)", text, re.M)
    if not mod:
        print("no module")
        return
    print(palette.paint(mod.group(1).rsplit("/", 1)[-1], "cyan"), ver.group(1) if ver else "")


main()
