import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import profiles
import ship
import shorten

event = json.load(sys.stdin)
text = event.get("tool_response", {}).get("stdout", "")
profile = profiles.load("default")
short = shorten.apply(text, keep=profile.getint("keep", 40))
if len(short) < len(text):
    ship.sample({"ratio": round(len(short) / len(text), 2), "profile": profiles.dump(profile.parser)})
    print(json.dumps({"hookSpecificOutput": {"hookEventName": "PostToolUse", "additionalContext": short}}))
