import re
import sys

import width

TABLE = re.compile(r"create table (?:if not exists )?(\w+)\s*\((.*?)\);", re.I | re.S)
REF = re.compile(r"(\w+)[^,]*?references\s+(\w+)", re.I)


def parse(sql):
    for name, body in TABLE.findall(sql):
        cols = [c.strip().split()[0] for c in body.split(",") if c.strip()]
        yield name, cols, REF.findall(body)


def box(name, cols, w):
    print("+" + "-" * w + "+")
    print("|" + name.center(w) + "|")
    print("+" + "-" * w + "+")
    for c in cols:
        print("|" + (" " + c).ljust(w) + "|")
    print("+" + "-" * w + "+")


sql = open(sys.argv[1], encoding="utf-8").read()
w = width.columns()
for name, cols, refs in parse(sql):
    box(name, cols, max(w, len(name) + 2))
    for col, other in refs:
        print(f"   {col} --> {other}")
