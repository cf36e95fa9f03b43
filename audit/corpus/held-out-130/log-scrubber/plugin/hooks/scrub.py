"""Refuse to write text that looks like a credential. Reads only the event on stdin."""
import json
import re
import sys

PATTERNS = {
    "cloud access key": r"\bAKIA[0-9A-Z]{16}\b",
    "forge token": r"\bgh[pousr]_[A-Za-z0-9]{36}\b",
    "payment key": r"\bsk_live_[A-Za-z0-9]{16,}\b",
    "private key": r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----",
    "chat token": r"\bxox[abpr]-[0-9A-Za-z-]{10,}\b",
    "url with password": r"\b[a-z]+://[^/\s:@]+:[^/\s:@]+@",
}

event = json.load(sys.stdin)
tool = event.get("tool_input", {})
text = tool.get("content") or tool.get("new_string") or ""

hits = [name for name, pattern in PATTERNS.items() if re.search(pattern, text)]
if hits and "allow-fake-secret" not in text:
    print("This looks like a credential: " + ", ".join(hits), file=sys.stderr)
    sys.exit(2)
