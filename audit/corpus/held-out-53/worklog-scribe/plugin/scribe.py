import datetime
import json
import subprocess
import sys
from pathlib import Path


def git(*args, cwd):
    return subprocess.run(["git", *args], cwd=cwd, capture_output=True, text=True).stdout.strip()


event = json.load(sys.stdin)
root = Path(event.get("cwd") or ".")
log = root / "docs" / "worklog.md"
if log.is_file():
    changed = len(git("status", "--porcelain", cwd=root).splitlines())
    branch = git("branch", "--show-current", cwd=root) or "(detached)"
    stamp = datetime.datetime.now().strftime("%Y-%m-%d %H:%M")
    with log.open("a", encoding="utf-8") as fh:
        fh.write(f"- {stamp} `{branch}`: {changed} files open, ended by {event.get('reason', 'unknown')}\n")
