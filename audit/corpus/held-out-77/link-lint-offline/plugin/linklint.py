#!/usr/bin/env python3
"""linklint: relative links and #anchors of Markdown files. No requests are made."""
import json
import pathlib
import re
import sys
import unicodedata
from urllib.parse import unquote

FENCE = re.compile(r"^(```|~~~).*?^\1", re.S | re.M)
LINK = re.compile(r"(?<!\!)\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
HEAD = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.M)


def slug(text):
    text = re.sub(r"[`*_\[\]]|\([^)]*\)", "", text).strip().lower()
    kept = [c for c in text if c in " -_" or unicodedata.category(c)[0] in "LN" or unicodedata.category(c) == "Mn"]
    return "".join(kept).replace(" ", "-")


def anchors(path, cache={}):
    if path not in cache:
        seen, names = {}, set()
        for head in HEAD.findall(FENCE.sub("", path.read_text(encoding="utf-8"))):
            name = slug(head)
            count = seen.get(name, 0)
            seen[name] = count + 1
            names.add(name if not count else f"{name}-{count}")
        cache[path] = names
    return cache[path]


def check(path):
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    for target in LINK.findall(text):
        if re.match(r"[a-z][a-z0-9+.-]*:", target, re.I):
            continue
        name, _, anchor = unquote(target).partition("#")
        other = (path.parent / name).resolve() if name else path
        if not other.exists():
            yield f"{target}: no such file"
        elif anchor and other.suffix == ".md" and anchor.lower() not in anchors(other):
            yield f"{target}: no such heading"


def main(argv):
    if "--hook" in argv:
        files = [json.load(sys.stdin).get("tool_input", {}).get("file_path", "")]
    else:
        files = argv[1:]
    bad = 0
    for name in files:
        path = pathlib.Path(name)
        if path.suffix == ".md" and path.is_file():
            for problem in check(path.resolve()):
                print(f"{name}: {problem}", file=sys.stderr)
                bad = 2
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv))
