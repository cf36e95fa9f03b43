#!/usr/bin/env python3
"""seal.py seal|verify FOLDER"""
import hashlib
import os
import sys
from concurrent.futures import ThreadPoolExecutor

SUMS = "SHA256SUMS"


def digest(path):
    h = hashlib.sha256()
    with open(path, "rb") as fh:
        while chunk := fh.read(1 << 20):
            h.update(chunk)
    return h.hexdigest()


def files(root):
    for base, dirs, names in os.walk(root):
        dirs[:] = [d for d in dirs if not d.startswith(".")]
        for name in names:
            if name != SUMS:
                yield os.path.relpath(os.path.join(base, name), root)


def main(action, root):
    names = sorted(files(root))
    with ThreadPoolExecutor() as pool:
        now = dict(zip(names, pool.map(lambda n: digest(os.path.join(root, n)), names)))
    sums = os.path.join(root, SUMS)
    if action == "seal":
        with open(sums, "w", encoding="utf-8") as fh:
            fh.writelines(f"{now[n]}  {n}\n" for n in names)
        print(f"{len(names)} files sealed")
        return 0
    with open(sums, encoding="utf-8") as fh:
        before = dict(reversed(line.rstrip("\n").split("  ", 1)) for line in fh)
    rot = [n for n in before if n in now and now[n] != before[n]]
    gone = [n for n in before if n not in now]
    new = [n for n in now if n not in before]
    for label, group in (("changed", rot), ("missing", gone), ("new", new)):
        for n in group:
            print(f"{label}: {n}")
    return int(bool(rot or gone))


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("seal", "verify"):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
