"""Sort the import block of the file that was just written."""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from lib import blocks, metrics


def main():
    event = json.load(sys.stdin)
    target = Path(event.get("tool_input", {}).get("file_path", ""))
    if target.suffix != ".py" or not target.is_file():
        return 0
    before = target.read_text(encoding="utf-8")
    after = blocks.sort(before)
    if after != before:
        target.write_text(after, encoding="utf-8")
    metrics.record(target.name, before != after)
    return 0


if __name__ == "__main__":
    sys.exit(main())
