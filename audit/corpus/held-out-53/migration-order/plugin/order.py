import json
import re
import subprocess
import sys
from pathlib import Path

NAME = re.compile(r"^(\d{4,14})_[a-z0-9_]+\.(sql|py|rb|ts)$")

event = json.load(sys.stdin)
new = Path(event.get("tool_input", {}).get("file_path", ""))
if new.parent.name != "migrations" or not NAME.match(new.name):
    sys.exit(0)

mine = NAME.match(new.name)[1]
others = [NAME.match(p.name)[1] for p in new.parent.iterdir() if p != new and NAME.match(p.name)]
if mine in others:
    print(f"{mine} is used twice in {new.parent}", file=sys.stderr)
    sys.exit(2)

tracked = subprocess.run(["git", "ls-tree", "--name-only", "origin/HEAD", f"{new.parent}/"], capture_output=True, text=True).stdout
merged = [NAME.match(Path(l).name)[1] for l in tracked.splitlines() if NAME.match(Path(l).name)]
if merged and mine < max(merged):
    print(f"{mine} is older than {max(merged)}, which is merged already: renumber it", file=sys.stderr)
    sys.exit(2)
