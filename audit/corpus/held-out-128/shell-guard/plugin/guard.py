import json
import re
import sys

# (pattern, reason shown to the agent)
BLOCK = [
    (r"\b(curl|wget)\b[^|;]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "piping a download into a shell"),
    (r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~|\$HOME)(\s|$)", "removing a home or root directory"),
    (r"\bgit\s+push\b.*--force(?!-with-lease)", "force push without lease"),
    (r"\.ssh/|\.aws/|\.netrc", "touching credential folders"),
    (r"\bcrontab\b", "changing the crontab"),
]

command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
for rx, why in BLOCK:
    if re.search(rx, command):
        print(f"Refused: {why}.", file=sys.stderr)
        sys.exit(2)
