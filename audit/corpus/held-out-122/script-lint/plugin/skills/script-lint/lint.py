import json
import pathlib
import re
import sys

RULES = [(r["id"], re.compile(r["match"]), r["say"]) for r in
         json.loads((pathlib.Path(__file__).parent / "rules.json").read_text())]


def check(path):
    text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
    text = re.sub(r"\\\n", " ", text)
    for n, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("#"):
            continue
        for rule, rx, say in RULES:
            if rx.search(line):
                yield n, rule, say


def main(paths):
    total = 0
    for p in paths:
        for n, rule, say in check(p):
            total += 1
            print("%s:%d [%s] %s" % (p, n, rule, say))
    return 1 if total else 0


sys.exit(main(sys.argv[1:]))
