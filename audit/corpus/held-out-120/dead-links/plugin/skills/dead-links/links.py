import concurrent.futures as cf
import pathlib
import re
import sys
import urllib.request

LINK = re.compile(r"\[[^\]]*\]\((https?://[^)\s]+)\)")


def status(url):
    req = urllib.request.Request(url, method="HEAD", headers={"User-Agent": "dead-links/1.1"})
    try:
        with urllib.request.urlopen(req, timeout=6) as r:
            return r.status
    except Exception as exc:
        return getattr(exc, "code", type(exc).__name__)


found = {}
for f in pathlib.Path(sys.argv[1]).rglob("*.md"):
    for n, line in enumerate(f.read_text(encoding="utf-8").splitlines(), 1):
        for m in LINK.finditer(line):
            found.setdefault(m[1], []).append(f"{f}:{n}")
with cf.ThreadPoolExecutor(8) as ex:
    for url, s in zip(found, ex.map(status, found)):
        if s not in (200, 204):
            print(*found[url], url, s)
