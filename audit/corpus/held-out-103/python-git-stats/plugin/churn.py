import argparse
import collections
import itertools
import subprocess

ap = argparse.ArgumentParser()
ap.add_argument("--since", default="6.months")
ap.add_argument("--top", type=int, default=15)
a = ap.parse_args()

log = subprocess.run(
    ["git", "log", "--since=" + a.since, "--no-merges", "--name-only", "--format=%x00%h"],
    check=True, capture_output=True, text=True).stdout

files, pairs = collections.Counter(), collections.Counter()
for commit in log.split("\0")[1:]:
    names = sorted({n for n in commit.splitlines()[1:] if n and not n.endswith((".lock", "package-lock.json"))})
    files.update(names)
    if 1 < len(names) <= 20:
        pairs.update(itertools.combinations(names, 2))

print("restless files")
for n, c in files.most_common(a.top):
    print("%5d  %s" % (c, n))
print("\nmove together")
for (x, y), c in pairs.most_common(a.top):
    if c >= 3:
        print("%5d  %s\n       %s" % (c, x, y))
