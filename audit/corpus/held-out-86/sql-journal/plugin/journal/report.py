import sys
from pathlib import Path

from db import connect

reports = {p.stem: p for p in (Path(__file__).parent / "sql").glob("*.sql")}
chosen = reports.get(sys.argv[1] if len(sys.argv) > 1 else "day")
if chosen:
    for row in connect().execute(chosen.read_text()):
        print(*row, sep="\t")
