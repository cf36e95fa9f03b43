import json
import time
from pathlib import Path

newest = max(Path("runs").glob("*/progress.json"), key=lambda p: p.stat().st_mtime, default=None)
if newest is None:
    raise SystemExit
try:
    p = json.loads(newest.read_text())
except json.JSONDecodeError:  # caught in the middle of a write
    raise SystemExit
age = time.time() - newest.stat().st_mtime
mark = "⏸" if age > 600 else "▶"
done = p["step"] / max(p["total"], 1)
bar = "█" * int(done * 10) + "░" * (10 - int(done * 10))
print(f"{mark} {newest.parent.name[:24]} {bar} {done:.0%} loss {p.get('loss', float('nan')):.3f}"[:120], end="")
