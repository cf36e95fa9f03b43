"""Shows the last entries of .lint/ledger/<tool>.json of the project."""
import json
import sys
from pathlib import Path


class Store:
    ext = ".json"

    @classmethod
    def where(cls, root):
        names = [n.lower() for n in cls.__qualname__.split(".")]
        return Path(root, "." + names[0], *names[1:]).with_suffix(cls.ext)

    @classmethod
    def load(cls, root):
        try:
            return json.loads(cls.where(root).read_text())
        except (FileNotFoundError, ValueError):
            return []


class Lint:
    class Ledger:
        class Ruff(Store):
            pass

        class Mypy(Store):
            pass

    tools = (Ledger.Ruff, Ledger.Mypy)


def trend(entries):
    counts = [e["count"] for e in entries][-2:]
    if len(counts) < 2:
        return "no history"
    d = counts[1] - counts[0]
    return f"{counts[1]} ({d:+d})"


def main():
    event = json.load(sys.stdin)
    for tool in Lint.tools:
        entries = tool.load(event.get("cwd", "."))
        if entries:
            print(f"{tool.__name__.lower()}: {trend(entries)}")


main()
