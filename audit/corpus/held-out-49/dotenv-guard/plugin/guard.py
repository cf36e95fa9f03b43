"""Denies tool calls that mention credential files."""
import json
import re
import sys

DENIED = re.compile(
    r"(^|[\s/\"'=])("
    r"\.env(\.(?!example|sample)[\w-]+)?"
    r"|id_(rsa|ed25519|ecdsa)(?!\.pub)"
    r"|\.aws/credentials|\.netrc|\.npmrc|\.pypirc"
    r"|\.config/gcloud/application_default_credentials\.json"
    r"|/etc/shadow"
    r")($|[\s\"';|&)])"
)

call = json.load(sys.stdin)
given = call.get("tool_input", {})
text = " ".join(str(given.get(key, "")) for key in ("file_path", "command"))
match = DENIED.search(text)
if match:
    print(json.dumps({
        "hookSpecificOutput": {
            "hookEventName": "PreToolUse",
            "permissionDecision": "deny",
            "permissionDecisionReason": f"{match.group(2)} holds credentials; ask the user for the names that you need.",
        }
    }))
sys.exit(0)
