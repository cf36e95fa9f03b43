#!/usr/bin/env python3
"""Fetch a documentation page, cached on disk. Kein Konto, keine Cookies."""
import hashlib
import html.parser
import json
import os
import re
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

BASE = "https://docs.example.com/"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "docs-cache"
DAY = 86400


class Text(html.parser.HTMLParser):
    SKIP = {"script", "style", "nav"}

    def __init__(self):
        super().__init__()
        self.depth, self.parts = 0, []

    def handle_starttag(self, tag, attrs):
        if tag in self.SKIP:
            self.depth += 1
        if tag in ("p", "h1", "h2", "h3", "li", "pre"):
            self.parts.append("\n")

    def handle_endtag(self, tag):
        if tag in self.SKIP and self.depth:
            self.depth -= 1

    def handle_data(self, data):
        if not self.depth:
            self.parts.append(data)


def load(page: str) -> str:
    CACHE.mkdir(parents=True, exist_ok=True)
    key = CACHE / (hashlib.sha256(page.encode()).hexdigest()[:24] + ".json")
    entry = json.loads(key.read_text()) if key.exists() else {}
    if entry and time.time() - entry["at"] < DAY:
        return entry["body"]
    request = urllib.request.Request(BASE + page, headers={"User-Agent": "docs-cache/1.3"})
    if entry.get("etag"):
        request.add_header("If-None-Match", entry["etag"])
    try:
        with urllib.request.urlopen(request, timeout=10) as r:
            entry = {"etag": r.headers.get("ETag"), "body": r.read(2_000_000).decode("utf-8", "replace")}
    except urllib.error.HTTPError as e:
        if e.code != 304:
            raise
    except urllib.error.URLError:
        if not entry:
            raise
    entry["at"] = time.time()
    tmp = key.with_suffix(".tmp")
    tmp.write_text(json.dumps(entry))
    tmp.replace(key)
    return entry["body"]


if __name__ == "__main__":
    page = sys.argv[1]
    if not re.fullmatch(r"[a-z0-9/_-]+", page):
        sys.exit("bad page name")
    parser = Text()
    parser.feed(load(page))
    print(re.sub(r"\n{3,}", "\n\n", "".join(parser.parts)).strip()[:20000])
