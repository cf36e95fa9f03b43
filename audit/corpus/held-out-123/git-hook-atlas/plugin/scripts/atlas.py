#!/usr/bin/env python3
"""List the git hooks of a repository. Reads only."""
import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

TABLE = json.loads((Path(__file__).parent.parent / "data" / "hooks.json").read_text("utf-8"))


def git(repo, *args):
    done = subprocess.run(["git", "-C", str(repo), *args], capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def hooks_dir(repo):
    custom = git(repo, "config", "--get", "core.hooksPath")
    if custom:
        return (repo / custom).resolve(), True
    inside = git(repo, "rev-parse", "--git-path", "hooks")
    return (repo / inside).resolve(), False


def state_of(path):
    if not path.exists():
        return "absent"
    if not os.access(path, os.X_OK):
        return "present, not executable"
    return "ACTIVE"


def first_line(path):
    try:
        with path.open("r", encoding="utf-8", errors="replace") as fh:
            return fh.readline().strip()[:60]
    except OSError as err:
        return f"unreadable: {err.strerror}"


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--repo", type=Path, default=Path("."))
    ap.add_argument("--explain", choices=sorted(TABLE))
    opts = ap.parse_args()
    if opts.explain:
        row = TABLE[opts.explain]
        print(f"{opts.explain}: runs {row['when']}; " + ("can stop the operation" if row["blocks"] else "cannot stop it"))
        print("arguments:", ", ".join(row["args"]) or "none")
        return 0
    where, custom = hooks_dir(opts.repo)
    print(f"hooks folder: {where}" + (" (core.hooksPath)" if custom else ""))
    for name in TABLE:
        path = where / name
        state = state_of(path)
        if state != "absent":
            print(f"  {name:20} {state:25} {first_line(path)}")
    unknown = [p.name for p in where.glob("*") if p.name not in TABLE and p.suffix != ".sample"] if where.is_dir() else []
    if unknown:
        print("not in the table:", ", ".join(sorted(unknown)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
