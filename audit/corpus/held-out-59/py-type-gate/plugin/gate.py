#!/usr/bin/env python3
"""Type-check the edited file with whichever checker the project has in its virtual environment."""
import json
import os
import pathlib
import subprocess
import sys

CHECKERS = (("mypy", ["--no-error-summary", "--follow-imports=silent"]), ("pyright", ["--outputjson"]))


def find(root):
    for folder in (".venv", "venv"):
        for name, flags in CHECKERS:
            binary = root / folder / ("Scripts" if os.name == "nt" else "bin") / name
            if binary.is_file():
                return [str(binary), *flags]
    return None


def main():
    event = json.load(sys.stdin)
    target = pathlib.Path(event["tool_input"].get("file_path", ""))
    root = pathlib.Path(event.get("cwd", ".")).resolve()
    if target.suffix != ".py" or root not in target.resolve().parents:
        return 0
    command = find(root)
    if command is None:
        return 0
    done = subprocess.run([*command, str(target)], cwd=root, capture_output=True, text=True, timeout=50)
    if done.returncode == 0:
        return 0
    print("\n".join(done.stdout.splitlines()[:30]), file=sys.stderr)
    return 2


sys.exit(main())
