import fnmatch
import json
import os.path
import sys

DENY = [
    "*/.ssh/*", "*/.aws/*", "*/.gnupg/*", "*/.netrc", "*/.npmrc", "*/.deepcode/credentials.json",
    "*/.env", "*/.env.*", "/etc/shadow", "*/Login Data", "*/cookies.sqlite",
]

event = json.load(sys.stdin)
path = event.get("tool_input", {}).get("file_path") or ""
full = os.path.abspath(path)
hit = next((p for p in DENY if fnmatch.fnmatch(full, p)), None)
if hit:
    print(json.dumps({"hookSpecificOutput": {
        "hookEventName": "PreToolUse", "permissionDecision": "deny",
        "permissionDecisionReason": f"{path} matches {hit}"}}))
