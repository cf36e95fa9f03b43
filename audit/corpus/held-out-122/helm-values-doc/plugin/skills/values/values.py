import re
import sys

from settings import SETTINGS, read


def flatten(node, prefix=""):
    if isinstance(node, dict) and node:
        for k, v in node.items():
            yield from flatten(v, "%s.%s" % (prefix, k) if prefix else str(k))
    else:
        yield prefix, node


def comments(path):
    last, out = "", {}
    for line in open(path, encoding="utf-8"):
        m = re.match(r"\s*#\s*(.*)", line)
        if m:
            last = (last + " " + m.group(1)).strip()
            continue
        m = re.match(r"\s*([\w-]+):", line)
        if m:
            out.setdefault(m.group(1), last)
        last = ""
    return out


path = sys.argv[1]
notes = comments(path)
print("| key | default | description |\n|---|---|---|")
for key, value in flatten(read(path)):
    if key.split(".")[0] not in SETTINGS["skip"]:
        print("| `%s` | `%s` | %s |" % (key, value, notes.get(key.split(".")[-1], "")))
