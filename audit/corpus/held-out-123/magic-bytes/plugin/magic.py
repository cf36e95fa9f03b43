#!/usr/bin/env python3
"""magic.py PATH...  [--mismatch]: --mismatch lists only files whose ending does not fit"""
import csv
import sys
from pathlib import Path

EXPECT = {
    ".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".pdf": "PDF", ".zip": "ZIP", ".docx": "ZIP", ".gz": "gzip",
    ".tar": "tar", ".wasm": "WebAssembly", ".so": "ELF", ".exe": "PE/MZ", ".dll": "PE/MZ", ".db": "SQLite 3",
}


def table():
    with Path(__file__).with_name("magic.csv").open(newline="") as fh:
        rows = [(bytes.fromhex(r["hex"]), int(r["offset"]), r["type"], r["note"]) for r in csv.DictReader(fh)]
    return sorted(rows, key=lambda r: -len(r[0]))


def kind(head, rows):
    for magic, offset, name, note in rows:
        if head[offset:offset + len(magic)] == magic:
            return name, note
    if b"\0" not in head:
        try:
            head.decode("utf-8")
            return "text", ""
        except UnicodeDecodeError as err:
            if err.start > len(head) - 4:
                return "text", ""
    return "unknown", ""


def walk(names):
    for name in names:
        path = Path(name)
        if path.is_dir():
            yield from (p for p in sorted(path.rglob("*")) if p.is_file() and ".git" not in p.parts)
        else:
            yield path


def main(argv):
    only = "--mismatch" in argv
    rows, bad = table(), 0
    for path in walk([a for a in argv if not a.startswith("--")] or ["."]):
        try:
            with path.open("rb") as fh:
                head = fh.read(512)
        except OSError as err:
            print(f"{path}: {err.strerror}", file=sys.stderr)
            continue
        name, note = kind(head, rows)
        want = EXPECT.get(path.suffix.lower())
        wrong = bool(want and want != name)
        bad += wrong
        if wrong or not only:
            print(f"{path}: {name}{f' ({note})' if note else ''}{'  <- ending says ' + want if wrong else ''}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
