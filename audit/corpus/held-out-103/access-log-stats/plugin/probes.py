import collections
import gzip
import re
import sys

LINE = re.compile(r'^(\S+) \S+ \S+ \[([^\]]+)\] "(\S+) (\S+)[^"]*" (\d{3}) (\d+|-) "[^"]*" "([^"]*)"')

KINDS = [
    ("env file", re.compile(r"/\.env")),
    ("git folder", re.compile(r"/\.git/(config|HEAD)")),
    ("ssh key", re.compile(r"/\.ssh/|/id_(rsa|ed25519)")),
    ("cloud keys", re.compile(r"/\.aws/credentials|/\.docker/config\.json|/\.npmrc")),
    ("passwd", re.compile(r"etc/(passwd|shadow)|%2e%2e|\.\./", re.I)),
    ("wordpress", re.compile(r"/wp-(login|admin|config)|/xmlrpc\.php")),
    ("shell upload", re.compile(r"(cmd|shell|c99|r57|eval-stdin)\.php")),
    ("jndi", re.compile(r"\$\{jndi:|%24%7bjndi", re.I)),
    ("command injection", re.compile(r"(;|%3b|\|)\s*(wget|curl|chmod|rm)(\+|%20|\s)", re.I)),
    ("metadata", re.compile(r"169\.254\.169\.254")),
]


def reader(path):
    return gzip.open(path, "rt", errors="replace") if path.endswith(".gz") else open(path, errors="replace")


def main(paths):
    kinds, sources, answered = collections.Counter(), collections.defaultdict(set), []
    total = 0
    for p in paths:
        with reader(p) as f:
            for raw in f:
                m = LINE.match(raw)
                if not m:
                    continue
                total += 1
                ip, _, method, url, status, _, agent = m.groups()
                for name, rx in KINDS:
                    if rx.search(url) or rx.search(agent):
                        kinds[name] += 1
                        sources[name].add(ip)
                        if status.startswith("2"):
                            answered.append((name, method, url[:80], ip))
                        break
    print("%d requests" % total)
    for name, n in kinds.most_common():
        print("%-18s %6d from %d addresses" % (name, n, len(sources[name])))
    if answered:
        print("\nANSWERED WITH 2xx (look at these today):")
        for row in answered[:50]:
            print("  %-18s %-5s %s  %s" % row)


main(sys.argv[1:] or sys.exit("usage: probes.py access.log [...]"))
