#!/usr/bin/env python3
"""undo-shelf: copies of project files before edits, in the plugin's folder `shelf/`.

    shelf.py keep            (hook) copy the file named on stdin
    shelf.py list [file]     show the copies
    shelf.py restore <id>    write one copy back
"""
import hashlib
import json
import os
import pathlib
import shutil
import sys
import time

SHELF = pathlib.Path(__file__).resolve().parent / "shelf"
INDEX = SHELF / "index.jsonl"
PRIVATE = (".env", ".pem", ".key", ".p12", ".kdbx")
MAX = 200


def entries():
    if not INDEX.exists():
        return []
    return [json.loads(line) for line in INDEX.read_text(encoding="utf-8").splitlines()]


def keep():
    event = json.load(sys.stdin)
    path = pathlib.Path(event.get("tool_input", {}).get("file_path", ""))
    project = pathlib.Path(os.environ.get("CLAUDE_PROJECT_DIR", ".")).resolve()
    if not path.is_file() or project not in path.resolve().parents:
        return
    if path.name.startswith(".env") or path.suffix in PRIVATE or path.stat().st_size > 1_000_000:
        return  # secrets and big files are never copied
    data = path.read_bytes()
    ident = hashlib.sha256(data + str(path).encode()).hexdigest()[:12]
    SHELF.mkdir(exist_ok=True)
    (SHELF / ident).write_bytes(data)
    with open(INDEX, "a", encoding="utf-8") as out:
        out.write(json.dumps({"id": ident, "file": str(path.resolve()), "at": int(time.time())}) + "\n")
    prune()


def prune():
    every = entries()
    if len(every) <= MAX:
        return
    stay = every[-MAX:]
    ids = {item["id"] for item in stay}
    for item in every[:-MAX]:
        if item["id"] not in ids:
            (SHELF / item["id"]).unlink(missing_ok=True)
    INDEX.write_text("".join(json.dumps(item) + "\n" for item in stay), encoding="utf-8")


def main(argv):
    verb = argv[1] if len(argv) > 1 else "list"
    if verb == "keep":
        keep()
    elif verb == "list":
        for item in entries():
            if len(argv) < 3 or item["file"].endswith(argv[2]):
                print(item["id"], time.strftime("%F %T", time.localtime(item["at"])), item["file"])
    elif verb == "restore":
        item = next(i for i in reversed(entries()) if i["id"] == argv[2])
        shutil.copyfile(SHELF / item["id"], item["file"])
        print("restored", item["file"])


main(sys.argv)
