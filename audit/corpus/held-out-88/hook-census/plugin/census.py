"""Names of active git hooks and their interpreters. Nothing is changed."""
import os
import subprocess
from pathlib import Path

SLOW = {"pre-commit": "each commit", "commit-msg": "each commit", "pre-push": "each push"}


def folder():
    done = subprocess.run(["git", "rev-parse", "--git-path", "hooks"], capture_output=True, text=True)
    return Path(done.stdout.strip()) if done.returncode == 0 else None


def first_line(path):
    with path.open(errors="replace") as handle:
        return handle.readline().strip()


def main():
    place = folder()
    if not place or not place.is_dir():
        return
    for path in sorted(place.iterdir()):
        if path.suffix == ".sample" or not os.access(path, os.X_OK):
            continue
        head = first_line(path)
        runner = head[2:].split("/")[-1] if head.startswith("#!") else "unknown"
        when = SLOW.get(path.name)
        print(f"git hook {path.name} ({runner})" + (f", runs at {when}" if when else ""))


main()
