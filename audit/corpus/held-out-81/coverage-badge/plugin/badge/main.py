import json
import sys
from pathlib import Path

from styles import flat, style


def main():
    name = sys.argv[1] if len(sys.argv) > 1 else "flat"
    source = Path("coverage.json")
    if not source.exists():
        return
    percent = json.loads(source.read_text())["totals"]["percent_covered"]
    try:
        draw = style(name)
    except Exception:
        draw = flat
    Path("coverage.svg").write_text(draw(percent))


main()
