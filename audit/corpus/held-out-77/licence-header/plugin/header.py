#!/usr/bin/env python3
"""Reminds of the SPDX header; does not change files."""
import json
import pathlib
import re
import sys

COMMENT = {
    **dict.fromkeys([".c", ".h", ".cc", ".cpp", ".go", ".rs", ".js", ".ts", ".java", ".kt", ".swift"], "//"),
    **dict.fromkeys([".py", ".rb", ".sh", ".tf", ".yaml", ".yml", ".toml"], "#"),
    **dict.fromkeys([".sql", ".lua", ".hs"], "--"),
}
SPDX = re.compile(r"SPDX-License-Identifier:\s*([\w.+-]+)")


def wanted(start):
    for folder in [start, *start.parents]:
        rc = folder / ".licence-header.json"
        if rc.is_file():
            return json.loads(rc.read_text(encoding="utf-8"))
        if (folder / ".git").exists():
            break
    return None


def main():
    event = json.load(sys.stdin)
    path = pathlib.Path(event.get("tool_input", {}).get("file_path", "")).absolute()
    sign = COMMENT.get(path.suffix)
    if not sign or not path.is_file():
        return 0
    rules = wanted(path.parent)
    if rules is None:
        return 0
    head = "\n".join(path.read_text(encoding="utf-8", errors="replace").splitlines()[:10])
    found = SPDX.search(head)
    if found and found[1] == rules["spdx"]:
        return 0
    print(f"{path.name}: please begin with\n{sign} SPDX-FileCopyrightText: {rules['holder']}\n{sign} SPDX-License-Identifier: {rules['spdx']}", file=sys.stderr)
    return 2


sys.exit(main())
