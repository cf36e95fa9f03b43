#!/usr/bin/env python3
"""deploy.py TARGET [--go]: without --go only shows what rsync would change."""
import argparse
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

HOST = re.compile(r"^[a-z0-9_-]+@[a-z0-9.-]+$")
DEST = re.compile(r"^/srv/[A-Za-z0-9/_-]+$")


def target(name):
    path = Path("deploy.toml")
    if not path.exists():
        sys.exit("no deploy.toml, copy deploy.example.toml first")
    table = tomllib.loads(path.read_text("utf-8"))
    if name not in table:
        sys.exit(f"no such target; have {', '.join(table)}")
    row = table[name]
    if not HOST.match(row["host"]) or not DEST.match(row["path"]):
        sys.exit("host or path looks wrong, stopping")
    return row


def clean_tree():
    done = subprocess.run(["git", "status", "--porcelain"], capture_output=True, text=True)
    return done.returncode == 0 and not done.stdout.strip()


def rsync(row, folder, dry):
    cmd = ["rsync", "-az", "--delete-after", "--itemize-changes", "--exclude=.git", "--exclude=.env*"]
    if dry:
        cmd.append("--dry-run")
    cmd += [f"{folder}/", f"{row['host']}:{row['path']}/"]
    print("$", " ".join(cmd))
    return subprocess.run(cmd).returncode


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("target")
    ap.add_argument("--folder", default="public")
    ap.add_argument("--go", action="store_true")
    opts = ap.parse_args()
    if not shutil.which("rsync"):
        sys.exit("rsync is not installed")
    row = target(opts.target)
    if not Path(opts.folder, "index.html").exists():
        sys.exit(f"{opts.folder}/index.html is missing, build first")
    if not opts.go:
        return rsync(row, opts.folder, dry=True)
    if not clean_tree():
        sys.exit("uncommitted changes, not deploying")
    if row.get("confirm") and input(f"{row['confirm']}: ").strip() != opts.target:
        sys.exit("cancelled")
    return rsync(row, opts.folder, dry=False)


if __name__ == "__main__":
    sys.exit(main())
