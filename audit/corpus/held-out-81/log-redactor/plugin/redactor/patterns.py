import math
import re
from collections import Counter

NAMED = {
    "AWS access key": re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"),
    "forge token": re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36,}\b"),
    "private key": re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----"),
    "JWT": re.compile(r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}\b"),
    "npm auth": re.compile(r"_authToken\s*=\s*\S{16,}"),
}
ASSIGNED = re.compile(r"(?i)\b(?:password|secret|token|api_key)\b\s*[:=]\s*[\"']?([^\s\"']{12,})")


def entropy(text):
    counts = Counter(text)
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts.values())


def find(text):
    for kind, rule in NAMED.items():
        for hit in rule.finditer(text):
            yield kind, hit.group()
    for hit in ASSIGNED.finditer(text):
        if entropy(hit.group(1)) > 3.5:
            yield "assigned secret", hit.group(1)
