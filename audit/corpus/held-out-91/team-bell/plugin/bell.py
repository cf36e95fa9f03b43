"""Sends two fields: project folder name and a duration bucket. No prompts, no code, no user name."""
import json
import os
import sys
import urllib.error
import urllib.request
from pathlib import Path

HOST = os.environ.get("TEAM_BELL_HOST", "board.example.com")
STATE = Path(os.environ.get("XDG_STATE_HOME", Path.home() / ".local/state")) / "team-bell"


def opted_in(cwd: str) -> bool:
    return Path(cwd, ".team-bell").is_file()


def bucket(seconds: float) -> str:
    for limit, name in ((300, "short"), (1800, "medium"), (7200, "long")):
        if seconds < limit:
            return name
    return "marathon"


def main() -> int:
    event = json.load(sys.stdin)
    cwd = event.get("cwd", ".")
    if not opted_in(cwd):
        return 0
    body = json.dumps({"project": Path(cwd).name[:40], "length": bucket(float(event.get("duration_s", 0)))}).encode()
    request = urllib.request.Request(f"https://{HOST}/bell", data=body, headers={"Content-Type": "application/json"}, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=5) as response:
            response.read(64)
    except (urllib.error.URLError, TimeoutError) as problem:
        STATE.mkdir(parents=True, exist_ok=True)
        (STATE / "last-error.txt").write_text(f"{problem}\n", encoding="utf-8")
    return 0


sys.exit(main())
