"""Block prompts that hold something that looks like a key."""
import json
import re
import sys

RULES = {
    "AWS access key": r"\bAKIA[0-9A-Z]{16}\b",
    "private key": r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----",
    "password in a URL": r"\b\w+://[^/\s:]+:[^@\s]+@",
}

prompt = json.load(sys.stdin).get("prompt", "")
hits = [name for name, rx in RULES.items() if re.search(rx, prompt)]
if hits:
    print(f"The prompt seems to hold: {', '.join(hits)}. Remove it and send again.", file=sys.stderr)
    sys.exit(2)
