import json
import pathlib
import re
import sys

CLIENTS = re.compile(r"\b(psql|mysql|mariadb|sqlcmd|mongosh|redis-cli)\b")
DESTRUCTIVE = [
    (re.compile(r"\bdrop\s+(table|database|schema|index)\b", re.I), "DROP"),
    (re.compile(r"\btruncate\b", re.I), "TRUNCATE"),
    (re.compile(r"\bdelete\s+from\s+\S+\s*(;|$|\"|')", re.I), "DELETE without WHERE"),
    (re.compile(r"\bupdate\s+\S+\s+set\b(?!.*\bwhere\b)", re.I | re.S), "UPDATE without WHERE"),
    (re.compile(r"\bflush(all|db)\b", re.I), "FLUSH"),
    (re.compile(r"dropDatabase\(\)"), "dropDatabase"),
]


def production_patterns():
    text = (pathlib.Path(__file__).parent / "production.txt").read_text(encoding="utf-8")
    lines = (line.strip() for line in text.splitlines())
    return [re.compile(line) for line in lines if line and not line.startswith("#")]


def reason(command):
    if not CLIENTS.search(command):
        return None
    words = re.split(r"[\s=@/:]+", command)
    if not any(p.search(word) for p in production_patterns() for word in words):
        return None
    for pattern, name in DESTRUCTIVE:
        if pattern.search(command):
            return f"{name} against a production host. Run it yourself if you mean it."
    return None


event = json.load(sys.stdin)
why = reason(event.get("tool_input", {}).get("command", ""))
if why:
    print(why, file=sys.stderr)
    sys.exit(2)  # exit code 2 blocks the call and shows stderr to the agent
