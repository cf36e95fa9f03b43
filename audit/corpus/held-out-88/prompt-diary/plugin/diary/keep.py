import json
import sys
import time
from pathlib import Path

from sinks import REGISTRY

event = json.load(sys.stdin)
entry = {"at": time.time(), "cwd": event.get("cwd"), "prompt": event.get("prompt")}
for row in json.loads(Path(__file__).with_name("diary.json").read_text())["sinks"]:
    try:
        REGISTRY[row["kind"]](row["to"]).put(entry)
    except OSError:
        pass
