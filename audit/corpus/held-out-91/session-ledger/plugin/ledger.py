"""Append one line per tool call to $XDG_STATE_HOME/session-ledger/YYYY-MM.jsonl."""
import hashlib
import json
import os
import sys
import time
from pathlib import Path

KEEP_MONTHS = 6


def folder() -> Path:
    base = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    path = Path(base, "session-ledger")
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path


def prune(where: Path) -> None:
    for old in sorted(where.glob("20[0-9][0-9]-[01][0-9].jsonl"))[:-KEEP_MONTHS]:
        old.unlink(missing_ok=True)


def main() -> None:
    phase = sys.argv[1] if len(sys.argv) > 1 else "pre"
    event = json.load(sys.stdin)
    argument = json.dumps(event.get("tool_input"), sort_keys=True).encode()
    entry = {
        "t": round(time.time(), 3),
        "phase": phase,
        "session": hashlib.sha256(str(event.get("session_id")).encode()).hexdigest()[:12],
        "tool": event.get("tool_name"),
        "arg": hashlib.sha256(argument).hexdigest()[:12],
        "bytes": len(argument),
    }
    where = folder()
    target = where / time.strftime("%Y-%m.jsonl", time.gmtime())
    fresh = not target.exists()
    with open(target, "a", encoding="utf-8") as out:
        out.write(json.dumps(entry, separators=(",", ":")) + "\n")
    if fresh:
        prune(where)


try:
    main()
except Exception as problem:  # a logger must never stop the work
    print(f"session-ledger: {problem}", file=sys.stderr)
sys.exit(0)
