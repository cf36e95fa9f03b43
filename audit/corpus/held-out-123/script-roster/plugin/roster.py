#!/usr/bin/env python3
"""roster.py [node_modules] [--allow allow.json]: lists, and exits with 1 when a package is not on the list"""
import argparse
import json
import re
import sys
from pathlib import Path

STAGES = ("preinstall", "install", "postinstall", "prepare")
SMELLS = [
    ("downloads", re.compile(r"\b(?:curl|wget)\b")),
    ("inline code", re.compile(r"\bnode\s+(?:-e|--eval|-p)\b")),
    ("shell pipe", re.compile(r"\|\s*(?:ba)?sh\b")),
    ("compiler", re.compile(r"\bnode-gyp\b|\bcmake\b|\bprebuild")),
]


def manifests(root):
    for path in sorted(root.rglob("package.json")):
        parent = path.parent
        scope = parent.parent.name.startswith("@")
        holder = parent.parent.parent if scope else parent.parent
        if holder.name == "node_modules" and not path.is_symlink():
            yield path


def scripts(path):
    try:
        data = json.loads(path.read_text("utf-8"))
    except (ValueError, OSError):
        return None, None, {}
    found = {s: data.get("scripts", {}).get(s) for s in STAGES if data.get("scripts", {}).get(s)}
    if (path.parent / "binding.gyp").exists() and "install" not in found:
        found["install"] = "(implicit, binding.gyp)"
    if "node_modules" in path.parts:
        found.pop("prepare", None)
    return data.get("name"), data.get("version"), found


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("root", nargs="?", type=Path, default=Path("node_modules"))
    ap.add_argument("--allow", type=Path, default=Path("install-allow.json"))
    opts = ap.parse_args()
    allowed = json.loads(opts.allow.read_text("utf-8")) if opts.allow.exists() else {}
    missing = 0
    for path in manifests(opts.root):
        name, version, found = scripts(path)
        if not found:
            continue
        known = name in allowed
        missing += not known
        print(f"{'ok ' if known else 'NEW'} {name}@{version}" + (f"  ({allowed[name]})" if known else ""))
        for stage, command in found.items():
            notes = [label for label, rx in SMELLS if rx.search(command)]
            print(f"      {stage}: {command[:100]}{'  <- ' + ', '.join(notes) if notes else ''}")
    print(f"{missing} not on the list")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
