#!/usr/bin/env python3
import argparse
import fnmatch
import pathlib
import sys
import tarfile
import time

from excludes import PATTERNS

STORE = pathlib.Path(".snapshots")


def keep(info):
    name = info.name
    if info.issym() or any(fnmatch.fnmatch(name, p) or fnmatch.fnmatch(name.rsplit("/", 1)[-1], p) for p in PATTERNS):
        return None
    return info


def save(a):
    STORE.mkdir(exist_ok=True)
    (STORE / ".gitignore").write_text("*\n")
    out = STORE / time.strftime("%Y%m%d-%H%M%S.tar.gz")
    with tarfile.open(out, "w:gz") as tar:
        for p in a.paths:
            if pathlib.Path(p).resolve().is_relative_to(pathlib.Path.cwd()):
                tar.add(p, filter=keep)
    print(out.name, out.stat().st_size)


def list_(a):
    for p in sorted(STORE.glob("*.tar.gz")):
        print(p.name)


def show(a):
    with tarfile.open(STORE / pathlib.Path(a.name).name) as tar:
        sys.stdout.write(tar.extractfile(a.file).read().decode("utf-8", "replace"))


ap = argparse.ArgumentParser()
sub = ap.add_subparsers(required=True)
p = sub.add_parser("save"); p.add_argument("paths", nargs="+"); p.set_defaults(fn=save)
p = sub.add_parser("list"); p.set_defaults(fn=list_)
p = sub.add_parser("show"); p.add_argument("name"); p.add_argument("file"); p.set_defaults(fn=show)
a = ap.parse_args()
a.fn(a)
