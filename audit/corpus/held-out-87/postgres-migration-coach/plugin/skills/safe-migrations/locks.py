#!/usr/bin/env python3
import re
import sys
from pathlib import Path

LOCKS = [
    (r"create\s+(unique\s+)?index\s+concurrently", "SHARE UPDATE EXCLUSIVE"),
    (r"create\s+(unique\s+)?index", "SHARE"),
    (r"validate\s+constraint", "SHARE UPDATE EXCLUSIVE"),
    (r"alter\s+table|drop\s+table|truncate|vacuum\s+full|cluster", "ACCESS EXCLUSIVE"),
    (r"create\s+trigger", "SHARE ROW EXCLUSIVE"),
    (r"update|delete|insert", "ROW EXCLUSIVE"),
]


def statements(text):
    text = re.sub(r"--[^\n]*", "", text)
    text = re.sub(r"\$(\w*)\$.*?\$\1\$", "'body'", text, flags=re.S)
    return [" ".join(part.split()) for part in text.split(";") if part.strip()]


for at, statement in enumerate(statements(Path(sys.argv[1]).read_text()), 1):
    lock = next((lock for pattern, lock in LOCKS if re.match(pattern, statement, re.I)), "-")
    print(f"{at:3d}  {lock:24s} {statement[:90]}")
