import json
import math
import re
import sys
from collections import Counter

PATTERNS = {
    "cloud access key id": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "forge token": r"\b(?:ghp|gho|ghs|ghr)_[A-Za-z0-9]{36}\b|\bglpat-[\w-]{20}\b",
    "registry token": r"\bnpm_[A-Za-z0-9]{36}\b|\bpypi-[A-Za-z0-9_-]{60,}",
    "chat token": r"\bxox[abpr]-[0-9A-Za-z-]{10,}",
    "private key": "-----BEGIN " + r"(?:[A-Z]+ )?PRIVATE KEY" + "-----",
    "json web token": r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}",
    "auth line": r"//[\w.-]+/:_authToken=(?!\$\{)\S+",
}
ASSIGN = re.compile(r"""(?i)\b(?:password|passwd|secret|token|api_?key)\b["']?\s*[:=]\s*["']([^"'\s]{12,})["']""")
PLACEHOLDER = re.compile(r"(?i)^(?:x+|\*+|\.+|<.*>|\$\{.*\}|your[-_].*|change.?me.*|example.*|dummy.*)$")


def entropy(text: str) -> float:
    total = len(text)
    return -sum(n / total * math.log2(n / total) for n in Counter(text).values())


def findings(text: str):
    for name, pattern in PATTERNS.items():
        if re.search(pattern, text):
            yield name
    for value in ASSIGN.findall(text):
        if not PLACEHOLDER.match(value) and entropy(value) > 3.3:
            yield f"assigned value {value[:2]}…({len(value)} characters)"


event = json.load(sys.stdin)
tool_input = event.get("tool_input") or {}
text = tool_input.get("content") or tool_input.get("new_string") or ""
hits = sorted(set(findings(text)))
if hits:
    print("blot: this looks like a secret: " + "; ".join(hits), file=sys.stderr)
    print("Use an environment variable or a placeholder such as <token>.", file=sys.stderr)
    sys.exit(2)
