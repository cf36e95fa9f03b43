#!/usr/bin/env python3
"""Check every dump of a directory against SHA256SUMS and ask pg_restore for its table of contents."""
import hashlib
import pathlib
import subprocess
import sys

root = pathlib.Path(sys.argv[1])
bad = 0
for line in (root / "SHA256SUMS").read_text().splitlines():
    digest, name = line.split(None, 1)
    path = root / name.strip().lstrip("*")
    if not path.exists():
        print(f"pruned   {path.name}")
        continue
    real = hashlib.sha256(path.read_bytes()).hexdigest()
    toc = subprocess.run(["pg_restore", "--list", str(path)], capture_output=True, text=True)
    ok = real == digest and toc.returncode == 0
    bad += not ok
    print("ok      " if ok else "DAMAGED ", path.name, len(toc.stdout.splitlines()), "entries")
sys.exit(1 if bad else 0)
