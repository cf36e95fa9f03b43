#!/usr/bin/env python3
"""Runs ruff on one file and hands what it finds back to the agent (exit code 2)."""
import json
import shutil
import subprocess
import sys
from pathlib import Path


def main() -> int:
    event = json.load(sys.stdin)
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix not in {".py", ".pyi"} or not path.is_file():
        return 0
    ruff = shutil.which("ruff")
    if ruff is None:
        return 0
    done = subprocess.run(
        [ruff, "check", "--output-format", "concise", "--", str(path)],
        capture_output=True,
        text=True,
        timeout=10,
        check=False,
    )
    if done.returncode == 1:
        lines = done.stdout.splitlines()
        print("\n".join(lines[:20]), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
