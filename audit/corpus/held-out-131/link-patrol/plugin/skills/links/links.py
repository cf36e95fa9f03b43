import pathlib
import re
import sys
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

RX = re.compile(r"\]\((https://[^)\s]+)\)")


def status(url):
    req = urllib.request.Request(url, method="HEAD", headers={"User-Agent": "link-patrol"})
    try:
        with urllib.request.urlopen(req, timeout=8) as r:
            return url, r.status
    except urllib.error.HTTPError as e:
        return url, e.code
    except OSError as e:
        return url, str(e)


urls = set()
for p in pathlib.Path(sys.argv[1]).rglob("*.md"):
    urls.update(RX.findall(p.read_text(errors="replace")))
with ThreadPoolExecutor(8) as ex:
    for u, s in ex.map(status, sorted(urls)):
        if s != 200:
            print(s, u)
