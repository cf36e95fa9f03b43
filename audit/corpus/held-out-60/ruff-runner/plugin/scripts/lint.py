"""Runs ruff on the file of a PostToolUse event and reports findings to the agent (exit code 2)."""
from __future__ import annotations

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
    # A list, not a shell line: file names may contain anything.
    done = subprocess.run(
        [ruff, "check", "--output-format", "concise", "--", str(path)],
        capture_output=True,
        text=True,
        timeout=25,
        check=False,
    )
    if done.returncode == 0:
        return 0
    print(done.stdout.strip()[:4000], file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
