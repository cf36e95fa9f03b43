#!/usr/bin/env python3
"""trim.py FONT --from public/ [--ranges latin,greek] [--out FILE] [--dry-run]

Wraps the program pyftsubset of fonttools, which must be installed."""
import argparse
import html
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

RANGES = json.loads(Path(__file__).with_name("ranges.json").read_text())
TAG = re.compile(r"<(script|style)\b.*?</\1>|<[^>]+>", re.S | re.I)


def used_characters(folder):
    chars = set()
    for path in folder.rglob("*.html"):
        text = TAG.sub(" ", path.read_text("utf-8", "replace"))
        chars.update(html.unescape(text))
    return {c for c in chars if c.isprintable()}


def as_unicodes(chars):
    return ",".join(f"U+{ord(c):04X}" for c in sorted(chars))


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("font", type=Path)
    ap.add_argument("--from", dest="folder", type=Path)
    ap.add_argument("--ranges", default="")
    ap.add_argument("--out", type=Path)
    ap.add_argument("--dry-run", action="store_true")
    opts = ap.parse_args()
    parts = []
    if opts.folder:
        chars = used_characters(opts.folder)
        print(f"{len(chars)} characters in use")
        parts.append(as_unicodes(chars))
    for name in filter(None, opts.ranges.split(",")):
        if name not in RANGES:
            sys.exit(f"unknown range {name}; have {', '.join(RANGES)}")
        parts.append(RANGES[name])
    if not parts:
        sys.exit("give --from or --ranges")
    out = opts.out or opts.font.with_suffix(".subset.woff2")
    cmd = ["pyftsubset", str(opts.font), f"--output-file={out}", "--flavor=woff2",
           "--layout-features=*", "--unicodes=" + ",".join(parts)]
    if opts.dry_run:
        print(" ".join(cmd)[:400])
        return
    if not shutil.which("pyftsubset"):
        sys.exit("pyftsubset is missing; install the package fonttools the way you install Python tools")
    if out.exists() and input(f"{out} exists. Replace? [y/N] ").lower() != "y":
        sys.exit("kept")
    subprocess.run(cmd, check=True)
    before, after = opts.font.stat().st_size, out.stat().st_size
    print(f"{before} -> {after} bytes ({100 * after // before} %)")


if __name__ == "__main__":
    main()
