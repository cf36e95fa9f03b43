"""Print the documented targets of the Makefile in the working directory."""
import re
import shutil
import subprocess
import sys
from pathlib import Path

LINE = re.compile(r"^([A-Za-z0-9_.-]+):(?!=)[^#]*##\s*(.+)$")
TARGET = re.compile(r"^([A-Za-z0-9][A-Za-z0-9_-]*):(?!=)")


def documented(path):
    for line in path.read_text(errors="replace").splitlines():
        found = LINE.match(line)
        if found:
            yield found[1], found[2]


def known():
    """All targets by make's own account; empty if make is missing."""
    make = shutil.which("gmake") or shutil.which("make")
    if not make:
        return set()
    done = subprocess.run([make, "-qpRr"], capture_output=True, text=True, timeout=10)
    return {m[1] for m in map(TARGET.match, done.stdout.splitlines()) if m}


def main():
    path = next((Path(n) for n in ("GNUmakefile", "makefile", "Makefile") if Path(n).is_file()), None)
    if path is None:
        return
    try:
        names = known()
    except subprocess.TimeoutExpired:
        names = set()
    texts = dict(documented(path))
    if not texts:
        return
    width = max(map(len, texts))
    print("Make targets:")
    for name, text in texts.items():
        mark = "" if not names or name in names else " (not known to make)"
        print(f"  {name:<{width}}  {text}{mark}")


if __name__ == "__main__":
    sys.exit(main())
