#!/usr/bin/env python3
import contextlib
import datetime as dt
import json
import os
import sys
from pathlib import Path

KINDS = {"fix": "Fixed", "feat": "Added", "docs": "Documentation"}


def ledger(cwd: str) -> Path:
    """The draft sits beside the project's change log, never in the home directory."""
    flavour = Path(os.environ.get("CHANGELOG_NAME", "CHANGELOG.md")).stem
    return Path(cwd) / f"{flavour}.draft.md"


@contextlib.contextmanager
def entry(cwd: str):
    lines: list[str] = []
    try:
        yield lines
    finally:
        if lines:
            with contextlib.suppress(OSError), ledger(cwd).open("a", encoding="utf-8") as out:
                print(f"- {dt.date.today():%Y-%m-%d}: {'; '.join(lines)}", file=out)


def classify(summary: str) -> str:
    head, _, tail = summary.partition(":")
    kind = KINDS.get(head.strip().lower())
    return f"**{kind}** {tail.strip()}" if kind else summary.strip()


def main() -> None:
    event = json.load(sys.stdin)
    with entry(event.get("cwd", ".")) as lines:
        summary = event.get("summary") or ""
        if summary:
            lines.append(classify(summary))


main()
