#!/usr/bin/env python3
import argparse
import collections
import pathlib
import re
import time
import urllib.error
import urllib.parse
import urllib.request

LINK = re.compile(r"(?<!!)\[[^\]]*\]\((https?://[^)\s]+)\)|<(https?://[^>\s]+)>")
AGENT = "deadlink-hound/1 (documentation checker)"


def links(paths):
    where = collections.defaultdict(list)
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for match in LINK.finditer(line):
                where[match.group(1) or match.group(2)].append(f"{path}:{number}")
    return where


def ask(url, method, timeout):
    request = urllib.request.Request(url, method=method, headers={"User-Agent": AGENT})
    with urllib.request.urlopen(request, timeout=timeout) as response:
        return response.status


def status(url, timeout):
    try:
        return ask(url, "HEAD", timeout)
    except urllib.error.HTTPError as error:
        if error.code in (403, 405, 501):
            try:
                return ask(url, "GET", timeout)
            except urllib.error.HTTPError as again:
                return again.code
        return error.code
    except (urllib.error.URLError, TimeoutError) as error:
        return getattr(error, "reason", "timeout")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("directory", type=pathlib.Path, nargs="?", default=pathlib.Path("."))
    parser.add_argument("--skip", action="append", default=["localhost", "127.0.0.1"])
    parser.add_argument("--timeout", type=float, default=10)
    options = parser.parse_args()
    last = {}
    bad = 0
    for url, places in links(sorted(options.directory.rglob("*.md"))).items():
        host = urllib.parse.urlsplit(url).hostname
        if host in options.skip:
            continue
        time.sleep(max(0.0, last.get(host, 0) + 1 - time.monotonic()))
        result = status(url, options.timeout)
        last[host] = time.monotonic()
        if result != 200:
            bad += 1
            print(f"{result}\t{url}\t{', '.join(places)}")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
