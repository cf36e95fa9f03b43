#!/usr/bin/env python3
"""Format a Python file that has just been written, then report what ruff cannot fix."""
from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path


def find_ruff() -> str | None:
    local = Path(".venv/bin/ruff")
    return str(local) if local.exists() else shutil.which("ruff")


def main() -> int:
    event = json.load(sys.stdin)
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix not in {".py", ".pyi"} or not path.exists():
        return 0
    ruff = find_ruff()
    if ruff is None:
        return 0
    subprocess.run([ruff, "format", "--quiet", str(path)], check=False)
    check = subprocess.run([ruff, "check", "--fix", "--quiet", str(path)], capture_output=True, text=True)
    if check.returncode:
        print(check.stdout, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
