#!/usr/bin/env python3
"""Append date, branch and number of changed files to .journal/<month>.md in the project.

Only if the folder .journal exists: making it is how you opt in. Nothing about the conversation is written.
"""
import datetime
import json
import pathlib
import subprocess
import sys

folder = pathlib.Path(".journal")
if not folder.is_dir():
    sys.exit(0)

try:
    json.load(sys.stdin)
except ValueError:
    pass


def git(*args):
    try:
        done = subprocess.run(["git", *args], capture_output=True, text=True, timeout=3)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


now = datetime.datetime.now()
branch = git("symbolic-ref", "--short", "HEAD") or "no branch"
changed = len([line for line in git("status", "--porcelain").splitlines() if line])
page = folder / f"{now:%Y-%m}.md"
line = f"- {now:%a %d %H:%M} {branch}, {changed} changed\n"

old = page.read_text(encoding="utf-8") if page.exists() else f"# {now:%B %Y}\n\n"
last = old.rstrip().splitlines()[-1] if old.strip() else ""
if last.split(" ", 4)[4:] != line.rstrip().split(" ", 4)[4:]:
    page.write_text(old + line, encoding="utf-8")
