#!/usr/bin/env python3
import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("file", type=Path)
    ap.add_argument("first", type=int, nargs="?", default=1)
    ap.add_argument("last", type=int, nargs="?")
    args = ap.parse_args()

    tool = shutil.which("pdftotext")
    if not tool:
        sys.exit("pdftotext not found")
    with tempfile.TemporaryDirectory() as tmp:
        out = Path(tmp) / "out.txt"
        cmd = [tool, "-layout", "-f", str(args.first)]
        if args.last:
            cmd += ["-l", str(args.last)]
        subprocess.run(cmd + [str(args.file), str(out)], check=True)
        pages = out.read_text(encoding="utf-8", errors="replace").split("\f")
    for number, page in enumerate(pages, args.first):
        if page.strip():
            print(f"--- page {number} ---")
            print(page.rstrip())


if __name__ == "__main__":
    main()
