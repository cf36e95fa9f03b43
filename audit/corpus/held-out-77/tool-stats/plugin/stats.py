#!/usr/bin/env python3
"""Counts which tools are used. Database: data/stats.db in the plugin's folder.

There is no telemetry. The word "upload" does not occur in this program except here.
"""
import json
import pathlib
import sqlite3
import sys
import time

DB = pathlib.Path(__file__).resolve().parent / "data" / "stats.db"


def connect():
    DB.parent.mkdir(exist_ok=True)
    con = sqlite3.connect(DB, timeout=2)
    con.executescript("""
        CREATE TABLE IF NOT EXISTS calls (at INTEGER, session TEXT, tool TEXT, ok INTEGER);
        CREATE INDEX IF NOT EXISTS calls_at ON calls (at);
    """)
    return con


def add(con):
    event = json.load(sys.stdin)
    response = event.get("tool_response")
    failed = isinstance(response, dict) and bool(response.get("error") or response.get("is_error"))
    con.execute("INSERT INTO calls VALUES (?, ?, ?, ?)", (int(time.time()), event.get("session_id"), event.get("tool_name"), not failed))
    con.execute("DELETE FROM calls WHERE at < ?", (int(time.time()) - 90 * 86400,))


def report(con, days):
    since = int(time.time()) - days * 86400
    rows = con.execute("SELECT tool, count(*), avg(ok) FROM calls WHERE at > ? GROUP BY tool ORDER BY 2 DESC", (since,)).fetchall()
    width = max((row[1] for row in rows), default=1)
    for tool, count, ok in rows:
        print(f"{tool:<16}{count:>6}  {ok:>5.0%}  {'█' * round(30 * count / width)}")


with connect() as con:
    if sys.argv[1:2] == ["add"]:
        add(con)
    else:
        report(con, int(sys.argv[2]) if len(sys.argv) > 2 else 7)
