import pathlib
import re

IMPORT = re.compile(r"^\s*(?:from|import)\s+([A-Za-z_]\w*)")


def top_level_modules(folder):
    names = set()
    for path in pathlib.Path(folder).glob("*.py"):
        for line in path.read_text(errors="replace").splitlines():
            m = IMPORT.match(line)
            if m:
                names.add(m.group(1))
    return sorted(names)
