"""HEAD every http(s) link in Markdown files; check relative links on disk. Query strings that look like tokens are skipped."""
import concurrent.futures as cf
import ipaddress
import pathlib
import re
import sys
import urllib.error
import urllib.parse
import urllib.request

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
AGENT = {"User-Agent": "deadlinks/0.8"}


def private(host):
    if host in ("localhost", "") or host.endswith((".local", ".internal")):
        return True
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return False


def probe(url):
    parts = urllib.parse.urlsplit(url)
    if private(parts.hostname or "") or re.search(r"(token|sig|key|code)=", parts.query, re.I):
        return url, "skipped"
    for method in ("HEAD", "GET"):
        try:
            with urllib.request.urlopen(urllib.request.Request(url, method=method, headers=AGENT), timeout=10) as r:
                return url, r.status
        except urllib.error.HTTPError as e:
            if e.code not in (403, 405, 501) or method == "GET":
                return url, e.code
        except OSError as e:
            return url, str(e)
    return url, "?"


def main(args):
    where = {}
    bad = 0
    for a in args:
        p = pathlib.Path(a)
        for f in (p.rglob("*.md") if p.is_dir() else [p]):
            for target in LINK.findall(f.read_text(encoding="utf-8", errors="replace")):
                if target.startswith(("http://", "https://")):
                    where.setdefault(target.split("#")[0], []).append(f)
                elif not target.startswith(("#", "mailto:")):
                    if not (f.parent / urllib.parse.unquote(target.split("#")[0])).exists():
                        print("%s: no such file: %s" % (f, target))
                        bad += 1
    with cf.ThreadPoolExecutor(8) as pool:
        for url, status in pool.map(probe, sorted(where)):
            if status not in (200, 204, "skipped"):
                print("%s: %s %s" % (where[url][0], status, url))
                bad += 1
    return 1 if bad else 0


sys.exit(main(sys.argv[1:] or ["."]))
