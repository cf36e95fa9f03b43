"""Parses access logs into dictionaries. Used by the skill through `python3 logparse.py FILE`."""
import json
import re
import sys

LINE = re.compile(r'^(\S+) \S+ (\S+) \[([^\]]+)\] "([^"\\]*(?:\\.[^"\\]*)*)" (\d{3}) (\d+|-)$')


def parse(line):
    m = LINE.match(line.rstrip("\n"))
    if not m:
        return None
    host, user, when, request, status, size = m.groups()
    return {"host": host, "user": user, "when": when, "request": request, "status": int(status), "size": 0 if size == "-" else int(size)}


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8", errors="replace") as f:
        for line in f:
            print(json.dumps(parse(line)))
