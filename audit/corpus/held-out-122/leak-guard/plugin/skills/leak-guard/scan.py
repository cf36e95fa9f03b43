"""Reads a unified diff on stdin and reports added lines that look like secrets."""
import math
import re
import sys

from patterns import PATTERNS, ALLOW


def entropy(s):
    return -sum(s.count(c) / len(s) * math.log2(s.count(c) / len(s)) for c in set(s))


def mask(s):
    return s[:4] + "*" * max(4, len(s) - 4)


def main():
    path, line, found = "?", 0, 0
    for row in sys.stdin:
        if row.startswith("+++ "):
            path = row[6:].strip()
        elif row.startswith("@@"):
            line = int(re.search(r"\+(\d+)", row).group(1)) - 1
        elif row.startswith("+") or row.startswith(" "):
            line += 1
            if row.startswith("+"):
                for name, rx in PATTERNS.items():
                    for m in rx.finditer(row):
                        value = m.group(m.lastindex or 0)
                        if not ALLOW.search(value) and entropy(value) > 2.5:
                            found += 1
                            print("%s:%d %s %s" % (path, line, name, mask(value)))
    print("%d finding(s)" % found)
    return 1 if found else 0


sys.exit(main())
