#!/usr/bin/env python3
"""Append one line per event to ~/.local/share/session-journal/YYYY-MM-DD.jsonl. Nothing leaves the machine."""
from __future__ import annotations

import json
import os
import re
import sys
from datetime import datetime
from pathlib import Path

BASE = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "session-journal"
MASK = re.compile(r"(?i)\b(password|token|secret|api[_-]?key)\b(\s*[=:]\s*)\S+")


def clean(text: str) -> str:
    return MASK.sub(r"\1\2***", text)[:500]


def entry(kind: str, event: dict) -> dict:
    row = {"at": datetime.now().isoformat(timespec="seconds"), "kind": kind, "cwd": event.get("cwd")}
    if kind == "prompt":
        row["text"] = clean(event.get("prompt", ""))
    elif kind == "tool":
        row["tool"] = event.get("tool_name")
        row["target"] = clean(str(event.get("tool_input", {}).get("file_path", "")))
    return row


def main() -> int:
    kind = sys.argv[1] if len(sys.argv) > 1 else "tool"
    try:
        event = json.load(sys.stdin)
    except json.JSONDecodeError:
        return 0
    BASE.mkdir(parents=True, exist_ok=True)
    with (BASE / f"{datetime.now():%Y-%m-%d}.jsonl").open("a", encoding="utf-8") as f:
        f.write(json.dumps(entry(kind, event), ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
