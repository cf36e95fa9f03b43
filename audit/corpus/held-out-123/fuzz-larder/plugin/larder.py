#!/usr/bin/env python3
"""larder.py list | larder.py emit KIND --as pytest|jest|lines"""
import argparse
import json
import sys
from pathlib import Path

SHELF = Path(__file__).parent / "corpus"


def kinds():
    return sorted(p.stem for p in SHELF.glob("*.json"))


def strings(kind):
    return json.loads((SHELF / f"{kind}.json").read_text("utf-8"))


def as_pytest(kind, rows):
    yield "import pytest\n"
    yield f"{kind.upper()} = ["
    for row in rows:
        yield f"    {ascii(row)},"
    yield "]\n"
    yield f'@pytest.mark.parametrize("text", {kind.upper()})'
    yield f"def test_{kind}_is_kept_as_text(text, submit):"
    yield "    assert submit(text).stored == text"


def as_jest(kind, rows):
    yield f"const {kind} = {json.dumps(rows, indent=2)};\n"
    yield f'test.each({kind})("{kind} %j is kept as text", (text) => {{'
    yield "  expect(submit(text).stored).toBe(text);"
    yield "});"


def as_lines(kind, rows):
    for row in rows:
        yield json.dumps(row)


FORMS = {"pytest": as_pytest, "jest": as_jest, "lines": as_lines}


def main():
    ap = argparse.ArgumentParser()
    sub = ap.add_subparsers(dest="what", required=True)
    sub.add_parser("list")
    emit = sub.add_parser("emit")
    emit.add_argument("kind", choices=kinds())
    emit.add_argument("--as", dest="form", choices=FORMS, default="lines")
    opts = ap.parse_args()
    if opts.what == "list":
        for kind in kinds():
            print(kind, len(strings(kind)))
        return
    for line in FORMS[opts.form](opts.kind, strings(opts.kind)):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
