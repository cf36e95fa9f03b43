import csv
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCOPES = {"session": os.environ.get("CLAUDE_ENV_FILE"), "login": str(Path.home() / ".profile")}

with open(ROOT / "env" / "vars.csv", newline="") as handle:
    for row in csv.DictReader(handle):
        target = SCOPES[row["scope"]]
        if target:
            with open(target, "a") as out:
                out.write(f'export {row["prefix"]}_{row["suffix"]}="{row["value"].format(root=ROOT)}"\n')
