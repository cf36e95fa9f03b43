#!/usr/bin/env python3
"""PostToolUse hook: ruff check --fix, then ruff format, for the edited file only."""
import json
import shutil
import subprocess
import sys
from pathlib import Path

SKIP = {"migrations", "vendor", ".venv", "node_modules"}


def main() -> int:
    try:
        event = json.load(sys.stdin)
    except json.JSONDecodeError:
        return 0
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix not in {".py", ".pyi"} or not path.is_file():
        return 0
    if SKIP & set(path.parts):
        return 0
    ruff = shutil.which("ruff")
    if ruff is None:
        print("ruff is not installed (pipx install ruff)", file=sys.stderr)
        return 0
    check = subprocess.run([ruff, "check", "--fix", "--quiet", str(path)], capture_output=True, text=True, timeout=15)
    subprocess.run([ruff, "format", "--quiet", str(path)], check=False, timeout=15)
    if check.returncode:
        print(check.stdout or check.stderr, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
