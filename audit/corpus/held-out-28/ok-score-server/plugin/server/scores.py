"""Scores of sheet music, as a server on stdin and stdout."""
import json
import pathlib
import sqlite3
import sys

SCHEMA = """
create table if not exists score(id integer primary key, title text, composer text, opus text);
"""
SEED = [("Prelude", "Anon.", "1"), ("Gigue", "Anon.", "2")]


def connect():
    db = sqlite3.connect(":memory:")
    db.executescript(SCHEMA)
    db.executemany("insert into score(title, composer, opus) values (?, ?, ?)", SEED)
    return db


def execute(db, word):
    like = f"%{word}%"
    rows = db.execute("select title, composer, opus from score where title like ? or composer like ?", (like, like))
    return [dict(zip(("title", "composer", "opus"), row)) for row in rows]


TOOLS = [{"name": "find_score", "description": "Find a score by title or composer.",
          "inputSchema": {"type": "object", "properties": {"word": {"type": "string"}}, "required": ["word"]}}]


def answer(db, call):
    method = call.get("method")
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}},
                "serverInfo": {"name": "scores", "version": "1.0.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        found = execute(db, call["params"]["arguments"].get("word", ""))
        return {"content": [{"type": "text", "text": json.dumps(found)}]}
    return None


def main():
    db = connect()
    for line in sys.stdin:
        call = json.loads(line)
        result = answer(db, call)
        if "id" in call:
            # stdout is the protocol's; nothing else may be printed there
            print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": result}), flush=True)


if __name__ == "__main__":
    main()
