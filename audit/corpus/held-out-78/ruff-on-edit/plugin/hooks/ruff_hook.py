#!/usr/bin/env python3
"""PostToolUse hook: ruff for one file."""
from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path


def ruff(project: Path) -> list[str] | None:
    """The command that runs ruff here, or None."""
    if (project / "uv.lock").is_file() and shutil.which("uv"):
        return ["uv", "run", "--frozen", "--no-sync", "ruff"]
    venv = project / ".venv" / "bin" / "ruff"
    if venv.is_file():
        return [str(venv)]
    found = shutil.which("ruff")
    return [found] if found else None


def main() -> int:
    try:
        event = json.load(sys.stdin)
    except json.JSONDecodeError:
        return 0
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix not in {".py", ".pyi"} or not path.is_file():
        return 0
    command = ruff(Path(event.get("cwd", ".")))
    if command is None:
        return 0
    subprocess.run([*command, "format", "--quiet", str(path)], check=False)
    checked = subprocess.run(
        [*command, "check", "--fix", "--output-format", "concise", str(path)],
        capture_output=True, text=True, check=False,
    )
    if checked.returncode:
        print(checked.stdout[-4000:], file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
