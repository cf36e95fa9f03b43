"""Refuse psql calls that contain a writing statement."""
import json
import re
import sys

WRITES = re.compile(r"\b(insert|update|delete|truncate|drop|alter|grant|copy)\b", re.I)
TEMP = re.compile(r"drop\s+table\s+if\s+exists\s+pg_temp\.\w+", re.I)

event = json.load(sys.stdin)
command = event.get("tool_input", {}).get("command", "")

if "psql" in command and WRITES.search(TEMP.sub("", command)):
    print("Only read-only statements on the reporting replica.", file=sys.stderr)
    sys.exit(2)

sys.exit(0)
