import re
import socket
import sys
import time

LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)$", re.I)


def valid(host):
    return len(host) <= 253 and all(LABEL.match(p) for p in host.rstrip(".").split("."))


def lookup(host, family):
    t = time.perf_counter()
    try:
        found = sorted({a[4][0] for a in socket.getaddrinfo(host, None, family)})
    except socket.gaierror as e:
        return [], str(e), 0
    return found, "", (time.perf_counter() - t) * 1000


def main(host):
    if not valid(host):
        print("not a host name:", host)
        return 2
    for label, family in (("A", socket.AF_INET), ("AAAA", socket.AF_INET6)):
        runs = [lookup(host, family) for _ in range(3)]
        found, err, ms = runs[-1]
        print("%-5s %s" % (label, ", ".join(found) or err))
        if len({tuple(r[0]) for r in runs}) > 1:
            print("      answers differ between queries")
        if ms > 200:
            print("      slow: %.0f ms" % ms)
    return 0


sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else print("usage: check.py HOST"))
