import sqlite3
from contextlib import closing


class Store:
    def __init__(self, path):
        self.db = sqlite3.connect(path)
        self.db.execute("create table if not exists note (id integer primary key, at text default current_timestamp, body text)")

    def add(self, body):
        with self.db:
            return "note {}".format(self.db.execute("insert into note (body) values (?)", (body,)).lastrowid)

    def _rows(self, tail, *args):
        with closing(self.db.execute("select id, at, body from note " + tail, args)) as rows:
            return "\n".join("#{} {} {}".format(*row) for row in rows) or "nothing"

    def find(self, text):
        return self._rows("where body like ? order by id desc limit 20", f"%{text}%")

    def recent(self, count=5):
        return self._rows("order by id desc limit ?", int(count))
