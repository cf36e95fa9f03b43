#!/usr/bin/env python3
"""Converts notes with pandoc."""
import os
import shutil
import subprocess
import sys


def main() -> int:
    if shutil.which("pandoc") is None:
        print("pandoc is missing: https://pandoc.example.com/install", file=sys.stderr)
        return 1
    env = dict(os.environ, LC_ALL="C.UTF-8")
    return subprocess.run(["pandoc", sys.argv[1], "-o", "notes.html"], env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
