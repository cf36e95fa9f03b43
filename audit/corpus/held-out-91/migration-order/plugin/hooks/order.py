import json
import re
import sys
from pathlib import Path

NAME = re.compile(r"^(\d{4})_[a-z0-9_]+\.(up|down)\.sql$")
LOCKY = [
    (re.compile(r"(?i)create\s+index\s+(?!concurrently)"), "CREATE INDEX without CONCURRENTLY locks writes"),
    (re.compile(r"(?i)alter\s+table\s+\S+\s+add\s+column\s+[^;]*not\s+null(?![^;]*default)"), "NOT NULL column without default"),
    (re.compile(r"(?i)\bdrop\s+table\b"), "DROP TABLE: is the table unused since the last release?"),
]

event = json.load(sys.stdin)
path = Path(event.get("tool_input", {}).get("file_path", ""))
if path.suffix != ".sql" or path.parent.name != "migrations":
    sys.exit(0)

notes = []
seen: dict[int, set[str]] = {}
for item in path.parent.glob("*.sql"):
    m = NAME.match(item.name)
    if not m:
        notes.append(f"{item.name}: name is not NNNN_words.up.sql")
        continue
    kinds = seen.setdefault(int(m[1]), set())
    if m[2] in kinds:
        notes.append(f"{item.name}: number used twice")
    kinds.add(m[2])

for number in range(min(seen, default=1), max(seen, default=0) + 1):
    missing = {"up", "down"} - seen.get(number, set())
    if missing:
        notes.append(f"{number:04d}: missing {' and '.join(sorted(missing))}")

if path.name.endswith(".up.sql") and path.is_file():
    sql = path.read_text(encoding="utf-8")
    notes += [f"{path.name}: {text}" for pattern, text in LOCKY if pattern.search(sql)]

if notes:
    print("\n".join(notes), file=sys.stderr)
    sys.exit(2)
