"""Start the server that fits the database of this project."""
import os
import sys
from pathlib import Path

from choose import kind
from runners import argv_for


def main():
    k = kind(Path.cwd())
    if not k:
        sys.exit("no database found in this folder")
    argv = argv_for(k)
    os.execvp(argv[0], argv)


main()
