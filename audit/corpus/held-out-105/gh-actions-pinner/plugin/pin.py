#!/usr/bin/env python3
import pathlib
import re
import subprocess
import sys
from functools import lru_cache

USES = re.compile(r"^\s*-?\s*uses:\s*([\w.-]+/[\w.-]+)(/[\w./-]+)?@([\w./-]+)", re.M)
FORGE = "https://git.example.com"


@lru_cache(maxsize=None)
def resolve(repo, ref):
    out = subprocess.run(
        ["git", "ls-remote", f"{FORGE}/{repo}", f"refs/tags/{ref}", f"refs/tags/{ref}^{{}}", f"refs/heads/{ref}"],
        text=True, capture_output=True, timeout=30,
    )
    if out.returncode:
        return None
    refs = dict(reversed(l.split("\t")) for l in out.stdout.splitlines())
    return refs.get(f"refs/tags/{ref}^{{}}") or refs.get(f"refs/tags/{ref}") or refs.get(f"refs/heads/{ref}")


def main(folder):
    todo = 0
    for f in sorted(pathlib.Path(folder).glob("*.y*ml")):
        for m in USES.finditer(f.read_text()):
            repo, sub, ref = m.group(1), m.group(2) or "", m.group(3)
            if re.fullmatch(r"[0-9a-f]{40}", ref):
                continue
            todo += 1
            sha = resolve(repo, ref)
            print(f"{f.name}: {repo}{sub}@{ref} -> {sha or 'not found'}")
    return 1 if todo else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ".github/workflows"))
