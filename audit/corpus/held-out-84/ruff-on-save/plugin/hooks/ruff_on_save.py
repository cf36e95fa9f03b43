#!/usr/bin/env python3
import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

STEPS = {
    "check": ["ruff", "check", "--fix", "--quiet", "--"],
    "format": ["ruff", "format", "--quiet", "--"],
}


def wanted(start: Path) -> list[str]:
    for folder in (start, *start.parents):
        conf = folder / "pyproject.toml"
        if conf.is_file():
            table = tomllib.loads(conf.read_text()).get("tool", {}).get("ruff-on-save", {})
            return [s for s in table.get("steps", STEPS) if s in STEPS]
    return list(STEPS)


def main() -> int:
    path = Path(json.load(sys.stdin).get("tool_input", {}).get("file_path", ""))
    if path.suffix != ".py" or not path.is_file() or not shutil.which("ruff"):
        return 0
    for step in wanted(path.parent):
        done = subprocess.run([*STEPS[step], str(path)], capture_output=True, text=True, timeout=15)
        if done.returncode:
            print(done.stdout or done.stderr, file=sys.stderr)
            return 2
    return 0


sys.exit(main())
