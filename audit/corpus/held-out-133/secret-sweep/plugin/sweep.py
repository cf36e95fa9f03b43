#!/usr/bin/env python3
import json, re, subprocess, sys

RULES = {
    "cloud access key": r"\bAKIA[0-9A-Z]{16}\b",
    "forge token": r"\bgh[pousr]_[A-Za-z0-9]{36}\b",
    "private key": r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----",
    "assignment": r"(?i)\b(secret|passw(or)?d|api_?key|token)\b\s*[:=]\s*['\"][^'\"]{12,}['\"]",
}
event = json.load(sys.stdin)
if "git commit" not in event.get("tool_input", {}).get("command", ""):
    sys.exit(0)
diff = subprocess.run(["git", "diff", "--cached", "-U0"], capture_output=True, text=True).stdout
hits = [(k, n) for n, line in enumerate(diff.splitlines(), 1) if line.startswith("+")
        for k, r in RULES.items() if re.search(r, line)]
if hits:
    for kind, n in hits:
        print(f"possible {kind} in the staged diff (line {n})", file=sys.stderr)
    sys.exit(2)
