#!/usr/bin/env python3
"""fetch.py --contact you@example.org URLS.txt OUTPUT_FOLDER: fetches pages slowly, with a cache."""
import argparse
import hashlib
import pathlib
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import urllib.robotparser


class Polite:
    def __init__(self, contact, pause):
        self.agent = f"polite-harvester/1.4 (+mailto:{contact})"
        self.pause = pause
        self.robots = {}
        self.last = {}

    def rules(self, base):
        if base not in self.robots:
            parser = urllib.robotparser.RobotFileParser(base + "/robots.txt")
            try:
                parser.read()
            except (urllib.error.URLError, UnicodeDecodeError):
                parser.disallow_all = True  # no answer is no permission
            self.robots[base] = parser
        return self.robots[base]

    def get(self, url):
        parts = urllib.parse.urlsplit(url)
        if parts.scheme != "https":
            return None, "only https"
        base = f"https://{parts.netloc}"
        rules = self.rules(base)
        if not rules.can_fetch(self.agent, url):
            return None, "robots.txt says no"
        pause = max(self.pause, float(rules.crawl_delay(self.agent) or 0))
        wait = self.last.get(base, 0) + pause - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        self.last[base] = time.monotonic()
        request = urllib.request.Request(url, headers={"User-Agent": self.agent, "Accept": "text/html"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.read(5_000_000), None
        except urllib.error.HTTPError as error:
            if error.code in (403, 429, 503):
                raise SystemExit(f"{base} answers {error.code}: stopping. Write to them.")
            return None, str(error.code)
        except urllib.error.URLError as error:
            return None, str(error.reason)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("urls")
    parser.add_argument("output")
    parser.add_argument("--contact", required=True)
    parser.add_argument("--pause", type=float, default=5)
    parser.add_argument("--limit", type=int, default=500)
    options = parser.parse_args()

    output = pathlib.Path(options.output)
    output.mkdir(parents=True, exist_ok=True)
    polite = Polite(options.contact, max(1.0, options.pause))
    urls = [line.strip() for line in open(options.urls, encoding="utf-8") if line.strip()]
    for url in urls[: options.limit]:
        target = output / (hashlib.sha256(url.encode()).hexdigest()[:16] + ".html")
        if target.exists():
            continue
        body, why = polite.get(url)
        if body is None:
            print(f"skipped {url}: {why}", file=sys.stderr)
            continue
        target.write_bytes(body)
        print(f"{target.name}\t{url}")


if __name__ == "__main__":
    main()
