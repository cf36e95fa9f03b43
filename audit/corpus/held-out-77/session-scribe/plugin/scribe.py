#!/usr/bin/env python3
"""Session log. Writes <plugin>/logs/YYYY-MM-DD.jsonl and nothing else.

Only the name of the tool and the file are recorded, never contents or commands.
Logs older than 30 days are deleted at the start of a session.
"""
import datetime as dt
import json
import pathlib
import sys

LOGS = pathlib.Path(__file__).resolve().parent / "logs"
KEEP_DAYS = 30


def append(record):
    LOGS.mkdir(exist_ok=True)
    now = dt.datetime.now(dt.timezone.utc)
    record["at"] = now.isoformat(timespec="seconds")
    with open(LOGS / f"{now:%Y-%m-%d}.jsonl", "a", encoding="utf-8") as out:
        out.write(json.dumps(record, ensure_ascii=False) + "\n")


def prune():
    limit = dt.date.today() - dt.timedelta(days=KEEP_DAYS)
    for path in LOGS.glob("????-??-??.jsonl"):
        try:
            if dt.date.fromisoformat(path.stem) < limit:
                path.unlink()
        except ValueError:
            continue


def main(kind):
    try:
        event = json.load(sys.stdin)
    except ValueError:
        event = {}
    session = str(event.get("session_id", ""))[:8]
    if kind == "start":
        prune()
        append({"kind": "start", "session": session})
    elif kind == "end":
        append({"kind": "end", "session": session, "reason": event.get("reason", "")})
    else:
        given = event.get("tool_input", {})
        append({"kind": "tool", "session": session, "tool": event.get("tool_name"), "file": given.get("file_path")})


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "tool")
