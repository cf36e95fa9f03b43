"""Name the packages of environment.yml which have no version."""
import pathlib
import re

ENTRY = re.compile(r"^\s*-\s+([A-Za-z0-9_.-]+)\s*(\S*)\s*$")


def unpinned(text):
    inside = False
    for line in text.splitlines():
        if line.startswith("dependencies:"):
            inside = True
            continue
        if inside and line and not line[0].isspace() and not line.startswith("-"):
            inside = False
        m = ENTRY.match(line) if inside else None
        if m and not m.group(2) and m.group(1) != "pip:":
            yield m.group(1)


path = pathlib.Path("environment.yml")
if path.exists():
    for name in unpinned(path.read_text(encoding="utf-8")):
        print(f"{name} has no version")
