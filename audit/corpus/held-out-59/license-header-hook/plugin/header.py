#!/usr/bin/env python3
import datetime
import json
import pathlib
import sys

STYLE = {".py": "# ", ".sh": "# ", ".rb": "# ", ".js": "// ", ".ts": "// ", ".go": "// ", ".rs": "// ", ".sql": "-- "}
MARK = "SPDX-License-Identifier"


def main():
    event = json.load(sys.stdin)
    root = pathlib.Path(event.get("cwd", ".")).resolve()
    path = pathlib.Path(event.get("tool_input", {}).get("file_path", "")).resolve()
    template = root / "HEADER.txt"
    if path.suffix not in STYLE or root not in path.parents or not template.is_file():
        return
    if any(part.startswith(".") or part in ("node_modules", "vendor") for part in path.relative_to(root).parts):
        return
    text = path.read_text(encoding="utf-8")
    if MARK in text[:600]:
        return
    prefix = STYLE[path.suffix]
    head = template.read_text(encoding="utf-8").replace("{year}", str(datetime.date.today().year)).strip()
    block = "\n".join((prefix + line).rstrip() for line in head.splitlines()) + "\n\n"
    if text.startswith("#!"):
        first, _, rest = text.partition("\n")
        text = first + "\n" + block + rest
    else:
        text = block + text
    path.write_text(text, encoding="utf-8")


main()
