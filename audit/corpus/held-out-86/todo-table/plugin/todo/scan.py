import pathlib
import re

MARK = re.compile(r"TODO\((\w+)\):\s*(.+)")
for path in sorted(pathlib.Path(".").rglob("*.py")):
    for n, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
        if m := MARK.search(line):
            print(m[1], f"{path}:{n}", m[2], sep="\t")
