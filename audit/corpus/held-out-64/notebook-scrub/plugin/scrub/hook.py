#!/usr/bin/env python3
"""After a notebook was written: report outputs and secret-looking lines. Strips outputs only where the project asks for it."""
import json
import pathlib
import sys

from notebook import look, strip

event = json.load(sys.stdin)
tool_input = event.get("tool_input") or {}
path = pathlib.Path(tool_input.get("notebook_path") or tool_input.get("file_path") or "")
if path.suffix != ".ipynb" or not path.is_file():
    sys.exit(0)

book = json.loads(path.read_text(encoding="utf-8"))
findings = list(look(book))

# A file `.scrub-notebooks` in the project's root is the project's consent to stripping.
root = pathlib.Path(event.get("cwd") or ".")
if (root / ".scrub-notebooks").exists():
    if strip(book):
        path.write_text(json.dumps(book, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"outputs stripped from {path.name}", file=sys.stderr)

if findings:
    print("\n".join(f"{path.name}, cell {number}: {what}" for number, what in findings), file=sys.stderr)
    sys.exit(2)
