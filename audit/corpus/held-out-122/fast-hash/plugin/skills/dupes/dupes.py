import collections
import os
import sys

from hashing import digest


def walk(root):
    for base, dirs, files in os.walk(root):
        dirs[:] = [d for d in dirs if d not in (".git", "node_modules")]
        for f in files:
            p = os.path.join(base, f)
            if os.path.isfile(p) and not os.path.islink(p):
                yield p


def main(root):
    by_size = collections.defaultdict(list)
    for p in walk(root):
        by_size[os.path.getsize(p)].append(p)
    for size in sorted(by_size, reverse=True):
        if size == 0 or len(by_size[size]) < 2:
            continue
        groups = collections.defaultdict(list)
        for p in by_size[size]:
            groups[digest(p)].append(p)
        for paths in groups.values():
            if len(paths) > 1:
                print("%d bytes" % size)
                print("\n".join("  " + p for p in sorted(paths)))


main(sys.argv[1] if len(sys.argv) > 1 else ".")
