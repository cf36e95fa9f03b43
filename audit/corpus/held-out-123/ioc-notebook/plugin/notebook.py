#!/usr/bin/env python3
"""notebook.py FOLDER [--json] [--only id,id]: every hit is a place to read, not a verdict."""
import argparse
import json
import re
import sys
from pathlib import Path

TEXT = {".js", ".cjs", ".mjs", ".ts", ".py", ".sh", ".rb", ".json"}
LIMIT = 2_000_000


def load(only):
    rows = json.loads(Path(__file__).with_name("patterns.json").read_text("utf-8"))
    return [(r["id"], re.compile(r["re"], re.M), r["note"]) for r in rows if not only or r["id"] in only]


def lifecycle(path):
    try:
        scripts = json.loads(path.read_text("utf-8")).get("scripts", {})
    except (ValueError, OSError, AttributeError):
        return
    for name in ("preinstall", "install", "postinstall", "prepare"):
        if name in scripts:
            yield {"file": str(path), "line": 0, "id": "lifecycle", "note": f"{name}: {scripts[name][:80]}"}


def scan(root, patterns):
    for path in sorted(root.rglob("*")):
        if not path.is_file() or path.is_symlink() or path.suffix not in TEXT:
            continue
        if path.stat().st_size > LIMIT:
            yield {"file": str(path), "line": 0, "id": "size", "note": "too large, read by hand"}
            continue
        if path.name == "package.json":
            yield from lifecycle(path)
        text = path.read_text("utf-8", "replace")
        for ident, rx, note in patterns:
            for hit in rx.finditer(text):
                yield {"file": str(path), "line": text.count("\n", 0, hit.start()) + 1, "id": ident, "note": note}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("folder", type=Path)
    ap.add_argument("--json", action="store_true")
    ap.add_argument("--only", default="")
    opts = ap.parse_args()
    hits = list(scan(opts.folder, load(set(filter(None, opts.only.split(","))))))
    if opts.json:
        json.dump(hits, sys.stdout, indent=2)
    else:
        for h in hits:
            print(f"{h['file']}:{h['line']}  {h['id']:10} {h['note']}")
        print(f"{len(hits)} places to read")
    return 1 if hits else 0


if __name__ == "__main__":
    sys.exit(main())
