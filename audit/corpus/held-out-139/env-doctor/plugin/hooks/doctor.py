"""Compare the names (never the values) in .env.example and .env."""
import re
import sys
from pathlib import Path

NAME = re.compile(r"^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=", re.M)


def names(path):
    if not path.is_file():
        return None
    return set(NAME.findall(path.read_text(errors="replace")))


def report(wanted, present):
    missing = sorted(wanted - present)
    extra = sorted(present - wanted)
    if missing:
        print("missing in .env:", ", ".join(missing))
    if extra:
        print("not in .env.example:", ", ".join(extra))
    if not missing and not extra:
        print(".env has every variable")


def main():
    root = Path.cwd()
    wanted = names(root / ".env.example")
    if wanted is None:
        return 0
    present = names(root / ".env")
    if present is None:
        print("no .env yet; copy .env.example")
        return 0
    report(wanted, present)
    return 0


if __name__ == "__main__":
    sys.exit(main())
