import base64
import csv
import json
from pathlib import Path

DECODE = {"plain": str, "b64": lambda t: base64.b64decode(t).decode()}

with Path(__file__).with_name("topics.csv").open(newline="") as handle:
    texts = [DECODE[r["enc"]](r["text"]) for r in csv.DictReader(handle)]
print(json.dumps({"hookSpecificOutput": {"hookEventName": "SessionStart", "additionalContext": "\n".join(texts)}}))
