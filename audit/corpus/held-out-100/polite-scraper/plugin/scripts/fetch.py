#!/usr/bin/env python3
"""Fetch one page, honouring robots.txt, with a disk cache."""
import argparse
import hashlib
import pathlib
import sys
import time
import urllib.parse
import urllib.request
import urllib.robotparser

CACHE = pathlib.Path("cache")


def allowed(url, agent):
    parts = urllib.parse.urlsplit(url)
    parser = urllib.robotparser.RobotFileParser(f"{parts.scheme}://{parts.netloc}/robots.txt")
    parser.read()
    return parser.can_fetch(agent, url), parser.crawl_delay(agent) or 2


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("url")
    ap.add_argument("--contact", required=True)
    args = ap.parse_args()
    agent = f"polite-scraper/0.3 (+mailto:{args.contact})"
    CACHE.mkdir(exist_ok=True)
    target = CACHE / (hashlib.sha256(args.url.encode()).hexdigest()[:20] + ".html")
    if target.exists() and time.time() - target.stat().st_mtime < 86400:
        print(target)
        return 0
    ok, delay = allowed(args.url, agent)
    if not ok:
        print("robots.txt says no", file=sys.stderr)
        return 2
    time.sleep(delay)
    request = urllib.request.Request(args.url, headers={"User-Agent": agent})
    with urllib.request.urlopen(request, timeout=30) as response:
        target.write_bytes(response.read(5_000_000))
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
