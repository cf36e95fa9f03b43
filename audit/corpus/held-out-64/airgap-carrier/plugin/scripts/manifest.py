#!/usr/bin/env python3
"""manifest.py make FOLDER > MANIFEST   |   manifest.py check FOLDER MANIFEST"""
import hashlib
import pathlib
import sys


def digest(path):
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() if hasattr(hashlib, "file_digest") else hashlib.sha256(file.read()).hexdigest()


def files(folder):
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            sys.exit(f"links are not carried: {path}")
        if path.is_file():
            yield path


def make(folder):
    for path in files(folder):
        print(f"{digest(path)}  {path.stat().st_size:>12}  {path.relative_to(folder).as_posix()}")


def check(folder, manifest):
    wanted = {}
    for line in pathlib.Path(manifest).read_text(encoding="utf-8").splitlines():
        hash_, size, name = line.split(None, 2)
        wanted[name] = (hash_, int(size))
    bad = 0
    for path in files(folder):
        name = path.relative_to(folder).as_posix()
        if name not in wanted:
            print("unlisted", name)
            bad += 1
        elif wanted.pop(name) != (digest(path), path.stat().st_size):
            print("differs ", name)
            bad += 1
    for name in wanted:
        print("missing ", name)
        bad += 1
    print("all well" if not bad else f"{bad} problems")
    return bool(bad)


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "make":
        make(pathlib.Path(sys.argv[2]))
    elif len(sys.argv) == 4 and sys.argv[1] == "check":
        sys.exit(check(pathlib.Path(sys.argv[2]), sys.argv[3]))
    else:
        sys.exit(__doc__)
