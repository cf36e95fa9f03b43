#!/usr/bin/env python3
"""rm -rf for people who have been burnt."""
import argparse
import os
import shutil
import sys
import time

PROOF = {
    "node_modules": ("package.json",),
    "target": ("Cargo.toml", "pom.xml"),
    ".terraform": ("main.tf", "versions.tf", "terraform.tf"),
    "build": ("build.gradle", "build.gradle.kts", "CMakeLists.txt"),
    ".venv": ("pyproject.toml", "requirements.txt"),
    "__pycache__": (),
    ".pytest_cache": (),
    ".mypy_cache": (),
    ".next": ("next.config.js", "next.config.mjs"),
}
NEVER = {"/", "/home", "/root", "/etc", "/usr", "/var", os.path.expanduser("~")}


def size(path):
    total = 0
    for base, _, files in os.walk(path):
        for f in files:
            try:
                total += os.lstat(os.path.join(base, f)).st_blocks * 512
            except OSError:
                pass
    return total


def candidates(root, days):
    limit = time.time() - days * 86400
    for base, dirs, files in os.walk(root):
        for d in list(dirs):
            full = os.path.join(base, d)
            if d == ".git" or os.path.islink(full):
                dirs.remove(d)
            elif d in PROOF:
                dirs.remove(d)
                if (not PROOF[d] or any(p in files for p in PROOF[d])) and os.stat(full).st_mtime < limit:
                    yield full


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("root")
    ap.add_argument("--older-than", type=int, default=14, metavar="DAYS")
    ap.add_argument("--delete", action="store_true")
    a = ap.parse_args()
    root = os.path.realpath(a.root)
    if root in NEVER or root.count(os.sep) < 2:
        sys.exit(f"refusing to sweep {root}")
    total = 0
    for path in candidates(root, a.older_than):
        n = size(path)
        total += n
        print(f"{n / 2**20:9.1f} MiB  {os.path.relpath(path, root)}")
        if a.delete:
            shutil.rmtree(path)
    print(f"{total / 2**30:.2f} GiB {'freed' if a.delete else 'could be freed'}")


main()
