import sqlite3


class Store:
    def __init__(self):
        self.db = sqlite3.connect(":memory:")
        self.db.execute("create table note(id integer primary key, body text)")

    def add(self, text):
        """Keep a note"""
        cur = self.db.execute("insert into note(body) values (?)", (text,))
        return f"note {cur.lastrowid}"

    def find(self, text):
        """Find notes that contain a text"""
        rows = self.db.execute("select body from note where instr(body, ?)", (text,))
        return "\n".join(b for (b,) in rows)
