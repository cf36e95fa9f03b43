#!/usr/bin/env python3
import argparse
import hashlib
import pathlib
import re
import sqlite3
import sys

NAME = re.compile(r"^(\d{4})_[a-z0-9_]+\.sql$")
LEDGER = """CREATE TABLE IF NOT EXISTS _stepwise (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, sum TEXT NOT NULL, at TEXT DEFAULT CURRENT_TIMESTAMP)"""
HARSH = re.compile(r"\b(DROP\s+(TABLE|COLUMN)|DELETE\s+FROM\s+\w+\s*;|PRAGMA\s+writable_schema)", re.I)


def steps(folder):
    found = []
    for p in sorted(pathlib.Path(folder).glob("*.sql")):
        m = NAME.match(p.name)
        if not m:
            sys.exit("odd file name: %s" % p.name)
        sql = p.read_text(encoding="utf-8")
        found.append((int(m.group(1)), p.name, hashlib.sha256(sql.encode()).hexdigest(), sql))
    ids = [f[0] for f in found]
    if len(set(ids)) != len(ids):
        sys.exit("two migrations share a number")
    return found


def pending(con, folder):
    con.execute(LEDGER)
    done = {r[0]: r[1:] for r in con.execute("SELECT id, name, sum FROM _stepwise")}
    todo = []
    for no, name, sum_, sql in steps(folder):
        if no in done:
            if done[no][1] != sum_:
                sys.exit("%s was changed after it was applied" % name)
            continue
        todo.append((no, name, sum_, sql))
    return todo


def apply(con, todo, allow_harsh):
    for no, name, sum_, sql in todo:
        if HARSH.search(sql) and not allow_harsh:
            sys.exit("%s drops or deletes data; run again with --i-have-a-backup" % name)
        con.executescript("BEGIN;\n%s\n;COMMIT;" % sql)
        con.execute("INSERT INTO _stepwise (id, name, sum) VALUES (?,?,?)", (no, name, sum_))
        con.commit()
        print("applied", name)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("what", choices=["plan", "apply"])
    ap.add_argument("db")
    ap.add_argument("folder")
    ap.add_argument("--i-have-a-backup", dest="harsh", action="store_true")
    a = ap.parse_args()
    con = sqlite3.connect(a.db)
    todo = pending(con, a.folder)
    if a.what == "plan":
        for _, name, _, sql in todo:
            print(name, "HARSH" if HARSH.search(sql) else "")
        return
    apply(con, todo, a.harsh)


main()
