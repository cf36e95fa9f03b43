#!/usr/bin/env python3
import argparse
import hashlib
import pathlib
import shutil
import subprocess

from profile import session_args

BROWSERS = ("chromium", "google-chrome", "chrome")


def browser():
    for b in BROWSERS:
        if shutil.which(b):
            return b
    raise SystemExit("no Chromium found")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("url", nargs="+")
    ap.add_argument("--out", default="shots", type=pathlib.Path)
    ap.add_argument("--size", default="1280,900")
    a = ap.parse_args()
    a.out.mkdir(exist_ok=True)
    for url in a.url:
        name = hashlib.sha1(url.encode()).hexdigest()[:10] + ".png"
        target = a.out / name
        before = target.read_bytes() if target.exists() else b""
        subprocess.run([browser(), "--headless", f"--screenshot={target}", f"--window-size={a.size}",
                        *session_args(url), url], check=False)
        same = target.exists() and target.read_bytes() == before
        print(url, name, "same" if same else "changed")


main()
