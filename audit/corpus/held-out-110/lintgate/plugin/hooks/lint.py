"""Lint the file that was just edited. Exit 2 hands stderr back to the agent."""
import json
import shutil
import subprocess
import sys
from pathlib import Path


def main() -> int:
    event = json.load(sys.stdin)
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix != ".py" or not path.is_file():
        return 0
    ruff = shutil.which("ruff")
    if ruff is None:
        return 0  # nothing to do, the project does not use it
    result = subprocess.run(
        [ruff, "check", "--output-format", "concise", str(path)],
        capture_output=True,
        text=True,
        timeout=15,
    )
    if result.returncode == 0:
        return 0
    lines = result.stdout.strip().splitlines()
    print("\n".join(lines[:20]), file=sys.stderr)
    if len(lines) > 20:
        print(f"... and {len(lines) - 20} more", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
