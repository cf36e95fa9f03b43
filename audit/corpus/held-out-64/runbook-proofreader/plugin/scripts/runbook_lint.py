#!/usr/bin/env python3
"""runbook_lint.py FILE.md...: mechanical checks of runbooks. Reads only."""
import datetime
import pathlib
import re
import sys

HEADINGS = ["when", "check", "way back|rollback|undo", "owner", "last (?:tried|tested|reviewed)"]
RISKY = [
    (r"\brm\s+-\w*r", "removes recursively"),
    (r"\bkubectl\s+delete\b", "deletes objects"),
    (r"\bDROP\s+(?:TABLE|DATABASE)\b", "drops data"),
    (r"\bkill\s+-9\b", "kills without warning"),
    (r"--force\b|-f\b.*\bpush\b", "forces"),
    (r"\|\s*(?:sudo\s+)?(?:ba)?sh\b", "runs something unseen"),
    (r"\bsystemctl\s+(?:stop|disable)\b", "stops a service"),
]
PLACEHOLDER = re.compile(r"<[a-z][\w -]*>|\$\{?[A-Z_]+\}?")
SECRET = re.compile(r"(?i)(?:password|token|secret)\s*[:=]\s*(?!<|\$|\*)[^\s`]{8,}")


def blocks(text):
    for match in re.finditer(r"```(\w*)\n(.*?)```", text, re.S):
        yield text.count("\n", 0, match.start()) + 1, match.group(1), match.group(2)


def lint(path):
    text = path.read_text(encoding="utf-8")
    headings = " / ".join(re.findall(r"^#+\s*(.+)$", text, re.M)).lower()
    for wanted in HEADINGS:
        if not re.search(wanted, headings):
            yield 1, f"no section on '{wanted.split('|')[0]}'"
    for line, language, code in blocks(text):
        if not language:
            yield line, "code block without a language"
        for pattern, what in RISKY:
            match = re.search(pattern, code, re.I)
            if match:
                before = text.splitlines()[max(0, line - 4):line - 1]
                if not any(re.search(r"(?i)caution|careful|warning|confirm|first", text_line) for text_line in before):
                    yield line, f"{what}, and nothing before it says so"
        if code.count("\n") > 15:
            yield line, "more than fifteen lines: a script, with tests, would be better"
    for number, line in enumerate(text.splitlines(), 1):
        if SECRET.search(line):
            yield number, "this looks like a secret"
        if re.search(r"(?i)\b(?:just|simply|obviously)\b", line):
            yield number, "not simple at three in the morning"
    tried = re.search(r"(?i)last (?:tried|tested|reviewed)\D*(\d{4}-\d{2}-\d{2})", text)
    if tried:
        age = (datetime.date.today() - datetime.date.fromisoformat(tried.group(1))).days
        if age > 180:
            yield 1, f"last tried {age} days ago"


def main(names):
    count = 0
    for name in names:
        for line, what in sorted(lint(pathlib.Path(name))):
            print(f"{name}:{line}: {what}")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
