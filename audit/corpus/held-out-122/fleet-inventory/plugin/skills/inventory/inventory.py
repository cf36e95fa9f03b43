import json
import pathlib
import shutil
import subprocess

import profiles

TOOLS = json.loads((pathlib.Path(__file__).parent / "tools.json").read_text())


def version(cmd, args):
    try:
        r = subprocess.run([cmd, *args], capture_output=True, text=True, timeout=5)
    except (OSError, subprocess.TimeoutExpired):
        return "?"
    lines = (r.stdout or r.stderr).strip().splitlines()
    return lines[0] if lines else "?"


def main():
    for name, args in TOOLS["probe"].items():
        path = shutil.which(name)
        print("%-8s %s" % (name, version(path, args) if path else "-"))
    profiles.select(TOOLS["profile"])


if __name__ == "__main__":
    main()
