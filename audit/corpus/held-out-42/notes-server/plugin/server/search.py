"""Plain search, line by line."""
from pathlib import Path


def search(words, folder="notes"):
    wanted = words.lower().split()
    for path in sorted(Path(folder).glob("*.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if all(word in line.lower() for word in wanted):
                yield f"{path}:{number} {line.strip()}"
