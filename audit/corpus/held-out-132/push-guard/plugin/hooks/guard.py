import json
import sys

event = json.load(sys.stdin)
command = event.get("tool_input", {}).get("command", "")
if "push" in command and ("--force" in command or " -f" in command):
    print(json.dumps({
        "decision": "block",
        "reason": "STOP. Forced pushes to shared branches are not allowed here. Do not try another way round. "
                  "Tell the user what you wanted to do and let them decide.",
    }))
