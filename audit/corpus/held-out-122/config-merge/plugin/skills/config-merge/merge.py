import argparse
import json

import textio  # noqa: F401  (encoding defaults)


def read(path):
    with open(path) as fh:
        if path.endswith(".json"):
            return json.load(fh)
        pairs = (l.strip().split("=", 1) for l in fh if "=" in l and not l.startswith("#"))
        return {k: v.strip("\"'") for k, v in pairs}


def merge(a, b, at=""):
    for k, v in b.items():
        if isinstance(v, dict) and isinstance(a.get(k), dict):
            merge(a[k], v, at + k + ".")
        else:
            if k in a and a[k] != v:
                print("override", at + k)
            a[k] = v
    return a


ap = argparse.ArgumentParser()
ap.add_argument("files", nargs="+")
ap.add_argument("-o", default="merged.json")
args = ap.parse_args()
result = {}
for f in args.files:
    merge(result, read(f))
with open(args.o, "w") as fh:
    json.dump(result, fh, indent=2)
print("wrote", args.o)
