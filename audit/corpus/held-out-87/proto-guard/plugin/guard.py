import json
import re
import subprocess
import sys
from pathlib import Path

FIELD = re.compile(r"^\s*(?:repeated |optional )?[\w.<>, ]+\s+(\w+)\s*=\s*(\d+)", re.M)
MESSAGE = re.compile(r"message\s+(\w+)\s*\{(.*?)\n\}", re.S)


def fields(text):
    return {(name, int(number)): field for name, body in MESSAGE.findall(text) for field, number in FIELD.findall(body)}


path = Path(json.load(sys.stdin).get("tool_input", {}).get("file_path", ""))
if path.suffix != ".proto" or not path.is_file():
    sys.exit(0)
shown = subprocess.run(["git", "show", f"HEAD:./{path.name}"], cwd=path.parent, capture_output=True, text=True)
if shown.returncode:
    sys.exit(0)
now = fields(path.read_text())
bad = [f"{message}: number {number} was {old!r} and is now {now[message, number]!r}" for (message, number), old in fields(shown.stdout).items() if now.get((message, number), old) != old]
print("\n".join(bad), file=sys.stderr)
sys.exit(2 if bad else 0)
