import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

LINK = re.compile(r"\]\((https?://[^)\s#]+)")
SKIP = {"example.com", "example.org", "localhost"}


def status(url):
    try:
        with urlopen(Request(url, method="HEAD"), timeout=5) as res:
            return res.status
    except OSError as e:
        return getattr(e, "code", type(e).__name__)


def main(root):
    where = {}
    for f in Path(root).rglob("*.md"):
        for u in LINK.findall(f.read_text(encoding="utf-8", errors="ignore")):
            if urlsplit(u).hostname not in SKIP:
                where.setdefault(u, []).append(f)
    with ThreadPoolExecutor(4) as pool:
        for url, s in zip(where, pool.map(status, where)):
            if s != 200:
                print(s, url, *where[url])


main(sys.argv[1])
