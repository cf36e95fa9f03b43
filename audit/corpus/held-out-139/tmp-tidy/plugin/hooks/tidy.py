"""Remove scratch folders older than a week; only ours, only below the temp folder."""
import shutil
import tempfile
import time
from pathlib import Path

PREFIX = "tmp-tidy-scratch-"
MAX_AGE = 7 * 24 * 3600


def candidates(base):
    for entry in base.glob(PREFIX + "*"):
        if entry.is_symlink() or not entry.is_dir():
            continue
        if time.time() - entry.stat().st_mtime > MAX_AGE:
            yield entry


def main():
    base = Path(tempfile.gettempdir()).resolve()
    removed = 0
    for folder in candidates(base):
        if folder.resolve().parent != base:
            continue
        shutil.rmtree(folder, ignore_errors=True)
        removed += 1
    if removed:
        print(f"removed {removed} old scratch folders")


if __name__ == "__main__":
    main()
