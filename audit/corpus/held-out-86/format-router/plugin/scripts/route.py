"""PostToolUse: format the file that was written."""
import json
import subprocess
import sys
from pathlib import Path

from formatters import table


def main():
    path = json.load(sys.stdin).get("tool_input", {}).get("file_path")
    chosen = table().get(Path(path or "").suffix)
    if not chosen or not chosen.present:
        return 0
    done = subprocess.run([*chosen.argv, path], capture_output=True, text=True, timeout=chosen.timeout)
    if done.returncode:
        print(done.stderr.strip(), file=sys.stderr)
        return 2
    return 0


sys.exit(main())
