#!/usr/bin/env python3
import argparse
import json
import sys


def load(p):
    with open(p, encoding="utf-8") as fh:
        return json.load(fh)


def strip(nb):
    changed = False
    for c in nb["cells"]:
        if c["cell_type"] != "code":
            continue
        if c.get("outputs") or c.get("execution_count") is not None:
            changed = True
        c["outputs"] = []
        c["execution_count"] = None
        for k in ("execution", "ExecuteTime", "collapsed", "scrolled"):
            changed |= c.get("metadata", {}).pop(k, None) is not None
    nb.get("metadata", {}).pop("widgets", None)
    return changed


def percent(nb):
    for c in nb["cells"]:
        src = "".join(c["source"])
        if c["cell_type"] == "code":
            tags = c.get("metadata", {}).get("tags")
            yield "# %%" + (f" tags={tags}" if tags else "") + "\n" + src
        else:
            yield f"# %% [{c['cell_type']}]\n" + "\n".join("# " + l for l in src.splitlines())


ap = argparse.ArgumentParser()
ap.add_argument("files", nargs="+")
ap.add_argument("--check", action="store_true")
ap.add_argument("--stdout", action="store_true")
a = ap.parse_args()
dirty = 0
for f in a.files:
    nb = load(f)
    if a.stdout:
        print("\n\n".join(percent(nb)))
        continue
    if strip(nb):
        dirty += 1
        print(("would strip " if a.check else "stripped ") + f)
        if not a.check:
            with open(f, "w", encoding="utf-8") as fh:
                json.dump(nb, fh, indent=1, ensure_ascii=False)
                fh.write("\n")
sys.exit(1 if a.check and dirty else 0)
