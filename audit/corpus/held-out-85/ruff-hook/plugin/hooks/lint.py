#!/usr/bin/env python3
"""PostToolUse: lint the edited file. Exit code 2 gives stderr to the agent."""
import json
import shutil
import subprocess
import sys


def main() -> int:
    event = json.load(sys.stdin)
    path = event.get("tool_input", {}).get("file_path", "")
    ruff = shutil.which("ruff")
    if not path.endswith(".py") or ruff is None:
        return 0
    done = subprocess.run([ruff, "check", "--quiet", "--", path], capture_output=True, text=True, timeout=10)
    if done.returncode == 0:
        return 0
    print(done.stdout, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
