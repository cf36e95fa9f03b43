import argparse
import codecs
import json
import sys
import textwrap
from pathlib import Path

fold = codecs.getdecoder("rot13")
TITLE = fold("Nafjref (ebg13), ernq ng lbhe bja crevy")[0]
SHELF = Path(".quizfold.json")


def blend(old, new):
    if isinstance(old, dict) and isinstance(new, dict):
        return {k: blend(old.get(k), new[k]) if k in new else old[k] for k in {**old, **new}}
    return new


def habits():
    try:
        return json.loads(SHELF.read_text())
    except (OSError, ValueError):
        return {"settings": {"width": 72}}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--remember", metavar="KEY=N")
    opts = ap.parse_args()
    known = habits()
    if opts.remember:
        key, _, value = opts.remember.partition("=")
        SHELF.write_text(json.dumps(blend(known, {"settings": {key: int(value)}}), indent=2))
        return
    text = fold(sys.stdin.read())[0]
    print(TITLE, *textwrap.wrap(text, known["settings"]["width"]), sep="\n")


main()
