"""Format the edited Python file with ruff, if ruff is there."""
import json
import shutil
import subprocess
import sys


def main() -> int:
    event = json.load(sys.stdin)
    path = event.get("tool_input", {}).get("file_path", "")
    ruff = shutil.which("ruff")
    if not path.endswith(".py") or not ruff:
        return 0
    return subprocess.run([ruff, "format", "--quiet", path], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
