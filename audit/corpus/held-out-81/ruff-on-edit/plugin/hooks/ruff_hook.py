#!/usr/bin/env python3
import json
import shutil
import subprocess
import sys
from pathlib import Path


def run(*words):
    return subprocess.run(["ruff", *words], capture_output=True, text=True, timeout=30)


def main() -> int:
    try:
        event = json.load(sys.stdin)
    except json.JSONDecodeError:
        return 0
    path = Path(event.get("tool_input", {}).get("file_path") or "")
    if path.suffix not in {".py", ".pyi"} or not path.is_file():
        return 0
    if shutil.which("ruff") is None:
        print("ruff is not installed, skipping", file=sys.stderr)
        return 0
    run("format", "--quiet", "--", str(path))
    done = run("check", "--fix", "--output-format", "concise", "--", str(path))
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
