#!/usr/bin/env python3
"""Writes the version of the working tree into build/version.json when the agent stops."""
import datetime
import json
import pathlib
import subprocess
import sys


def git(*args):
    done = subprocess.run(["git", *args], capture_output=True, text=True, timeout=5, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def main():
    top = git("rev-parse", "--show-toplevel")
    if not top:
        return 0
    target = pathlib.Path(top) / "build" / "version.json"
    if not target.parent.is_dir():
        return 0
    facts = {
        "version": git("describe", "--tags", "--always", "--dirty"),
        "branch": git("branch", "--show-current"),
        "at": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
    }
    target.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    print(f"stamped {facts['version']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
