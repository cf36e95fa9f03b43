#!/usr/bin/env python3
import argparse
import datetime
import json
import pathlib
import sys

STYLE = {".py": "# ", ".sh": "# ", ".rb": "# ", ".js": "// ", ".ts": "// ", ".go": "// ", ".rs": "// ", ".sql": "-- "}


def header(prefix, holder):
    year = datetime.date.today().year
    return f"{prefix}SPDX-FileCopyrightText: {year} {holder}\n{prefix}SPDX-License-Identifier: Apache-2.0\n\n"


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--holder", required=True)
    args = ap.parse_args()
    event = json.load(sys.stdin)
    path = pathlib.Path(event.get("tool_input", {}).get("file_path", ""))
    prefix = STYLE.get(path.suffix)
    if prefix is None or not path.is_file():
        return
    text = path.read_text(encoding="utf-8")
    if "SPDX-License-Identifier" in text[:600]:
        return
    first = ""
    if text.startswith("#!"):
        first, _, text = text.partition("\n")
        first += "\n"
    path.write_text(first + header(prefix, args.holder) + text, encoding="utf-8")
    print(f"licence header added to {path}")


main()
