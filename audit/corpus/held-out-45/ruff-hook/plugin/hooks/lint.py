#!/usr/bin/env python3
import json
import pathlib
import shutil
import subprocess
import sys


def main() -> int:
    event = json.load(sys.stdin)
    path = pathlib.Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix != ".py" or not path.is_file() or not shutil.which("ruff"):
        return 0
    done = subprocess.run(
        ["ruff", "check", "--output-format=concise", str(path)],
        capture_output=True, text=True, timeout=20, check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
