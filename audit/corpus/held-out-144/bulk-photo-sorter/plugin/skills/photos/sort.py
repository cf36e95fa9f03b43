#!/usr/bin/env python3
import argparse
import datetime
import json
import pathlib

JOURNAL = pathlib.Path.home() / ".local/share/photo-sorter/journal.jsonl"
KINDS = {".jpg", ".jpeg", ".png", ".heic"}


def target(path, root):
    day = datetime.date.fromtimestamp(path.stat().st_mtime)
    folder = root / f"{day:%Y}" / f"{day:%m}"
    new, n = folder / path.name, 0
    while new.exists():
        n += 1
        new = folder / f"{path.stem}-{n}{path.suffix}"
    return new


def undo():
    for line in reversed(JOURNAL.read_text().splitlines()):
        move = json.loads(line)
        pathlib.Path(move["to"]).rename(move["from"])
    JOURNAL.unlink()


def main():
    p = argparse.ArgumentParser()
    p.add_argument("folder", nargs="?", type=pathlib.Path)
    p.add_argument("--dry-run", action="store_true")
    p.add_argument("--undo", action="store_true")
    a = p.parse_args()
    if a.undo:
        return undo()
    root = a.folder.parent / "sorted"
    JOURNAL.parent.mkdir(parents=True, exist_ok=True)
    count = 0
    for path in sorted(a.folder.iterdir()):
        if path.suffix.lower() not in KINDS:
            continue
        new = target(path, root)
        count += 1
        if a.dry_run:
            continue
        new.parent.mkdir(parents=True, exist_ok=True)
        path.rename(new)
        with JOURNAL.open("a") as f:
            f.write(json.dumps({"from": str(path), "to": str(new)}) + "\n")
    print(count, "photos", "(dry run)" if a.dry_run else "moved")


if __name__ == "__main__":
    main()
