import os
import re

TAG = re.compile(r"\b(TODO|FIXME|HACK)\b[:\s]*(.{0,80})")
SKIP = {".git", "node_modules", "dist", "target"}


def notes(root, langs):
    for base, dirs, files in os.walk(root):
        dirs[:] = [d for d in dirs if d not in SKIP]
        for name in files:
            if os.path.splitext(name)[1] not in langs:
                continue
            path = os.path.join(base, name)
            with open(path, encoding="utf-8", errors="ignore") as fh:
                for n, line in enumerate(fh, 1):
                    m = TAG.search(line)
                    if m:
                        yield path, n, m.group(1), m.group(2).strip()
