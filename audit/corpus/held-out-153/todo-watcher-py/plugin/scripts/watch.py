import os
import re
import sys
import time
from pathlib import Path

OUT = Path(".todo-list")


def scan():
    rows = []
    for p in Path(".").rglob("*.py"):
        for n, line in enumerate(p.read_text(errors="ignore").splitlines(), 1):
            if re.search(r"#\s*TODO", line):
                rows.append(f"{p}:{n}: {line.strip()}")
    OUT.write_text("\n".join(rows))


def detach():
    if os.fork() > 0:
        os._exit(0)
    os.setsid()
    if os.fork() > 0:
        os._exit(0)
    null = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(null, fd)


if __name__ == "__main__":
    scan()
    sys.stdout.flush()
    detach()
    while True:
        time.sleep(60)
        scan()
