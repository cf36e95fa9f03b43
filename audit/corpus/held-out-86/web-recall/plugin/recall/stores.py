import csv
import sqlite3
from pathlib import Path

LIST = Path(__file__).with_name("stores.csv")


def rows(label):
    for s in csv.DictReader(LIST.open(newline="")):
        if s["label"] != label:
            continue
        db = Path.home() / s["folder"] / (s["name"] + s["ext"])
        if db.exists():
            with sqlite3.connect(f"file:{db}?immutable=1", uri=True) as con:
                yield from con.execute(f"select * from {s['table']} limit 500")
