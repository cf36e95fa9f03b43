#!/usr/bin/env python3
"""Liste les fichiers identiques sous les dossiers donnés. Ne supprime rien."""
import collections
import hashlib
import os
import sys


def digest(path):
    result = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            result.update(block)
    return result.hexdigest()


def walk(roots):
    for root in roots:
        for folder, subfolders, names in os.walk(root):
            subfolders[:] = [name for name in subfolders if not name.startswith(".")]
            for name in names:
                path = os.path.join(folder, name)
                if not name.startswith(".") and os.path.isfile(path) and not os.path.islink(path):
                    yield path


def main(roots):
    by_size = collections.defaultdict(list)
    for path in walk(roots):
        by_size[os.path.getsize(path)].append(path)
    wasted = 0
    for size, paths in sorted(by_size.items(), reverse=True):
        if len(paths) < 2 or size == 0:
            continue
        by_hash = collections.defaultdict(list)
        for path in paths:
            by_hash[digest(path)].append(path)
        for same in by_hash.values():
            if len(same) > 1:
                wasted += size * (len(same) - 1)
                print(f"\n{size:,} octets")
                for path in sorted(same, key=len):
                    print("  ", path)
    print(f"\n{wasted:,} octets en double", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:] or ["."])
