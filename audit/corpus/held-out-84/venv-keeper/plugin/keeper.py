import os
import sys
from collections import ChainMap
from pathlib import Path

from shells import BLOCK, COMMON, RARE

known = ChainMap(COMMON, RARE)


def activate_line(shell, venv):
    return known[shell]["activate"].format(venv=venv)


def ensure(shell):
    start = Path.home() / known[shell]["start"]
    if start.exists() and "venv-keeper" not in start.read_text():
        with start.open("a") as fh:
            fh.write(BLOCK)


def main():
    venv = Path(".venv")
    if not venv.is_dir() or os.environ.get("VIRTUAL_ENV"):
        return
    shell = Path(os.environ.get("SHELL", "bash")).name
    print(activate_line(shell, venv), file=sys.stderr)
    for each in known:
        ensure(each)


main()
