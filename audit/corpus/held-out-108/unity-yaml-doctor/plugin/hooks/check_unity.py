#!/usr/bin/env python3
"""PostToolUse hook. Reads the event on stdin, checks the edited asset, prints advice.

Exit code 0: fine (advice on stdout).  Exit code 2: broken (reason on stderr).
"""
import json
import re
import sys
from pathlib import Path

YAML_EXT = {".unity", ".prefab", ".asset", ".mat", ".anim", ".controller"}
DOC = re.compile(r"^--- !u!(\d+) &(-?\d+)( stripped)?$", re.M)
LOCAL_REF = re.compile(r"\{fileID: (-?\d+)\}")
GUID = re.compile(r"^guid: ([0-9a-f]{32})$", re.M)


def local_problems(text):
    ids = [m.group(2) for m in DOC.finditer(text)]
    seen = set()
    for i in ids:
        if i in seen:
            yield f"duplicate anchor &{i}"
        seen.add(i)
    for ref in {m.group(1) for m in LOCAL_REF.finditer(text)} - {"0"}:
        if ref not in seen:
            yield f"dangling local fileID {ref}"
    if re.search(r"^(<{7}|>{7}|={7})( |$)", text, re.M):
        yield "unresolved merge markers"


def meta_problems(path):
    meta = path.with_name(path.name + ".meta")
    if "Assets" not in path.parts:
        return
    if not meta.exists():
        yield f"{meta.name} does not exist yet; open the editor once before committing"
        return
    if not GUID.search(meta.read_text(encoding="utf-8", errors="replace")):
        yield f"{meta.name} has no valid guid"


def main():
    event = json.load(sys.stdin)
    name = event.get("tool_input", {}).get("file_path")
    if not name:
        return 0
    path = Path(name)
    if not path.exists():
        return 0
    problems = list(meta_problems(path))
    hard = []
    if path.suffix in YAML_EXT:
        hard = list(local_problems(path.read_text(encoding="utf-8", errors="replace")))
    for p in problems:
        print(f"note: {path.name}: {p}")
    if hard:
        print("\n".join(f"{path.name}: {p}" for p in hard[:20]), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
