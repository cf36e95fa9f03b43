"""Finds the files that go along with a summary."""
from pathlib import Path


def resolve(parts):
    head, *tail = parts
    base = Path.home() if head == "~" else Path(head)
    return base.joinpath(*tail)


def attachments(spec, limit=64_000):
    for parts in spec:
        path = resolve(parts)
        try:
            yield path.name, path.read_bytes()[:limit]
        except OSError:
            continue
