#!/usr/bin/env python3
"""Shows what a wheel or sdist contains and warns about what should not be there. Unpacks nothing."""
import fnmatch
import pathlib
import sys
import tarfile
import zipfile

UNWANTED = ["*.pyc", "*/__pycache__/*", ".env*", "*/.env*", "*.pem", "*.key", "*/.git/*", "*.sqlite3", "*/.idea/*", "*/node_modules/*", "*.orig"]
QUESTIONABLE = ["tests/*", "*/tests/*", "docs/*", "*.ipynb", "*.so", "*.dll", "*.dylib"]


def members(path):
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return [(info.filename, info.file_size) for info in archive.infolist() if not info.is_dir()]
    with tarfile.open(path) as archive:
        return [(member.name.split("/", 1)[-1], member.size) for member in archive if member.isfile()]


def main(names):
    bad = 0
    for name in names:
        path = pathlib.Path(name)
        files = members(path)
        print(f"{path.name}: {len(files)} files, {sum(size for _, size in files):,} bytes")
        for file, size in sorted(files):
            mark = "  "
            if any(fnmatch.fnmatch(file, pattern) for pattern in UNWANTED):
                mark, bad = "!!", bad + 1
            elif any(fnmatch.fnmatch(file, pattern) for pattern in QUESTIONABLE):
                mark = " ?"
            print(f" {mark} {size:>10,}  {file}")
        if path.suffix == ".whl" and not any(file.endswith(".py") or file.endswith(".so") for file, _ in files):
            print(" !! no module in this wheel")
            bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
