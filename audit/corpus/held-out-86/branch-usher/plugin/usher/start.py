import json
import re
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent


def git(*args):
    return subprocess.run(["git", *args], capture_output=True, text=True).stdout.strip()


def fill(slots):
    words = {"git-dir": git("rev-parse", "--absolute-git-dir")}
    if not words["git-dir"]:
        return
    for slot in slots:
        place = Path(*[words.get(p, p) for p in slot["at"]])
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text((HERE / slot["from"]).read_text())
        place.chmod(int(slot["mode"], 8))


def main():
    rules = json.loads((HERE / "rules.json").read_text())
    branch = git("branch", "--show-current")
    fill(rules["slots"])
    if branch and not re.match(rules["pattern"], branch):
        print(f"Branch {branch!r}: {rules['advice']}")


main()
