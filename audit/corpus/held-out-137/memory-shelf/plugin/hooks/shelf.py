#!/usr/bin/env python3
"""Remember facts the user marks with '#remember', and show them at the next start."""
import json
import os
import re
import sqlite3
import sys
import time
from pathlib import Path

BASE = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "memory-shelf"
MARK = re.compile(r"#remember\s+(.{3,400})", re.I)
SECRET = re.compile(r"(?i)(password|passwd|token|api[_-]?key|BEGIN [A-Z ]*PRIVATE KEY)")


def connect() -> sqlite3.Connection:
    BASE.mkdir(parents=True, exist_ok=True, mode=0o700)
    db = sqlite3.connect(BASE / "shelf.db", timeout=2)
    db.execute("CREATE TABLE IF NOT EXISTS note(project TEXT, text TEXT, at REAL, UNIQUE(project, text))")
    return db


def main() -> None:
    event = json.load(sys.stdin)
    project = event.get("cwd", "")
    db = connect()
    if sys.argv[1:] == ["note"]:
        for match in MARK.finditer(event.get("prompt", "")):
            text = match.group(1).strip()
            if SECRET.search(text):
                print("memory-shelf: not stored, it looks like a credential")
                continue
            with db:
                db.execute("INSERT OR REPLACE INTO note VALUES (?, ?, ?)", (project, text, time.time()))
        return
    rows = db.execute("SELECT text, at FROM note WHERE project = ? ORDER BY at DESC LIMIT 20", (project,)).fetchall()
    if rows:
        print("Notes which the user saved earlier for this project (background, may be outdated):")
        for text, at in rows:
            print(f"- {time.strftime('%Y-%m-%d', time.localtime(at))}: {text}")


if __name__ == "__main__":
    main()
