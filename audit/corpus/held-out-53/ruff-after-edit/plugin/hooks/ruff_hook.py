#!/usr/bin/env python3
"""PostToolUse hook: ruff check --fix, then ruff format, for one file."""
import json
import shutil
import subprocess
import sys
from pathlib import Path

SKIP = {"migrations", "_vendor", "node_modules", ".venv"}


def run(*args: str) -> subprocess.CompletedProcess:
    return subprocess.run(args, capture_output=True, text=True, timeout=25)


def main() -> int:
    event = json.load(sys.stdin)
    raw = event.get("tool_input", {}).get("file_path", "")
    path = Path(raw)
    if path.suffix not in {".py", ".pyi"} or not path.is_file():
        return 0
    if SKIP.intersection(path.parts):
        return 0
    ruff = shutil.which("ruff")
    if ruff is None:
        return 0
    run(ruff, "check", "--fix", "--quiet", str(path))
    run(ruff, "format", "--quiet", str(path))
    left = run(ruff, "check", "--output-format", "concise", str(path))
    if left.returncode:
        print(left.stdout.strip(), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        sys.exit(0)
