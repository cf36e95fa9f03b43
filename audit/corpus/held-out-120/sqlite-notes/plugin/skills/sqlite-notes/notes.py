#!/usr/bin/env python3
import argparse
import pathlib
import re
import sqlite3

HERE = pathlib.Path(__file__).parent
WORD = re.compile(r"\w+")


def connect(path):
    con = sqlite3.connect(path)
    con.executescript((HERE / "schema.sql").read_text())
    return con


def add(con, a):
    cur = con.execute("insert into note(body) values (?)", (a.text,))
    con.executemany("insert into tag(note, name) values (?, ?)", [(cur.lastrowid, t) for t in a.tag])
    con.commit()
    print("note", cur.lastrowid)


def find(con, a):
    words = WORD.findall(a.text)
    where = " and ".join(["body like ?"] * len(words)) or "1"
    for i, at, body in con.execute(f"select id, at, body from note where {where} order by at desc limit 20", [f"%{w}%" for w in words]):
        print(i, at, body)


def tags(con, a):
    for row in con.execute("select name, count(*) from tag group by name order by 2 desc"):
        print(*row)


ap = argparse.ArgumentParser()
ap.add_argument("--db", default=".notes.db")
sub = ap.add_subparsers(required=True)
for fn in (add, find, tags):
    p = sub.add_parser(fn.__name__)
    if fn is not tags:
        p.add_argument("text")
    p.add_argument("--tag", action="append", default=[])
    p.set_defaults(fn=fn)
a = ap.parse_args()
a.fn(connect(a.db), a)
