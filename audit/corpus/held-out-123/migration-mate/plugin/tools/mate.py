#!/usr/bin/env python3
import re
import sys
import tomllib
from pathlib import Path

RULES = [
    (re.compile(r["match"], re.I | re.S), r["say"])
    for r in tomllib.loads(Path(__file__).with_name("rules.toml").read_text("utf-8"))["rule"]
]
BLANK = re.compile(r"--[^\n]*|/\*.*?\*/|'(?:[^']|'')*'|\$\$.*?\$\$", re.S)


def blank(text):
    """Replace comments and strings by spaces so that line numbers stay."""
    return BLANK.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def statements(text):
    start = 0
    for part in text.split(";"):
        body = part.strip()
        if body:
            lead = len(part) - len(part.lstrip())
            yield text.count("\n", 0, start + lead) + 1, body
        start += len(part) + 1


def down_part(path, text):
    if re.search(r"^--\s*(?:migrate:)?down\b", text, re.M | re.I):
        return True
    return path.with_name(path.name.replace(".up.", ".down.")) != path and \
        path.with_name(path.name.replace(".up.", ".down.")).exists()


def main(argv):
    count = 0
    for path in map(Path, argv):
        text = path.read_text("utf-8")
        code = blank(text)
        created = set(re.findall(r"create\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)", code, re.I))
        for line, body in statements(code):
            if any(re.search(rf"\bon\s+{re.escape(t)}\b", body, re.I) for t in created):
                continue
            for rx, say in RULES:
                if rx.search(body):
                    print(f"{path}:{line}: {say}")
                    count += 1
        if not down_part(path, text):
            print(f"{path}: no way back")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
