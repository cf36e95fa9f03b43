import json
import pathlib
import time
import urllib.request

import apply

HERE = pathlib.Path(__file__).parent


def latency(url):
    best = None
    for _ in range(3):
        t = time.perf_counter()
        try:
            urllib.request.urlopen(urllib.request.Request(url, method="HEAD"), timeout=3)
        except OSError:
            return None
        d = time.perf_counter() - t
        best = d if best is None else min(best, d)
    return best


def main():
    mirrors = json.loads((HERE / "mirrors.json").read_text())
    rows = [(latency(m["url"]), m) for m in mirrors]
    rows.sort(key=lambda r: (r[0] is None, r[0] or 0))
    for t, m in rows:
        print("%-10s %s" % ("%.0f ms" % (t * 1000) if t else "-", m["name"]))
    apply.remember(next(m for m in mirrors if m.get("default")))


main()
