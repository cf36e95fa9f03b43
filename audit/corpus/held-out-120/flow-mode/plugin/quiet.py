"""Collects notifications and shows them every 20 minutes."""
import json
import pathlib
import sys
import time

BOX = pathlib.Path(".flow/box.json")
EVERY = 20 * 60


def main():
    event = json.load(sys.stdin)
    BOX.parent.mkdir(exist_ok=True)
    box = json.loads(BOX.read_text()) if BOX.exists() else {"since": time.time(), "items": []}
    box["items"].append(event.get("message", ""))
    if time.time() - box["since"] > EVERY:
        print("\n".join(box["items"]))
        box = {"since": time.time(), "items": []}
    BOX.write_text(json.dumps(box))


main()
