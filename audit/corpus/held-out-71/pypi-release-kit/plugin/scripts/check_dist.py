#!/usr/bin/env python3
import pathlib
import re
import sys
import tarfile
import zipfile

UNWANTED = re.compile(r"(^|/)(\.env|\.pypirc|\.git|id_rsa|id_ed25519|.*\.pem|.*\.key|\.DS_Store|__pycache__)(/|$)")


def names(path):
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return archive.namelist()
    with tarfile.open(path) as archive:
        return archive.getnames()


def main(directory="dist"):
    bad = 0
    versions = set()
    for path in sorted(pathlib.Path(directory).glob("*")):
        if path.suffix not in (".whl", ".gz"):
            continue
        found = re.match(r"[\w.]+?-(\d[\w.]*?)(-|\.tar)", path.name)
        versions.add(found.group(1) if found else "?")
        for name in names(path):
            if UNWANTED.search(name):
                print(f"{path.name}: {name} should not be published")
                bad += 1
    if len(versions) > 1:
        print(f"several versions in {directory}: {', '.join(sorted(versions))}")
        bad += 1
    print("ok" if not bad else f"{bad} problem(s)")
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
