"""Formats of credentials. Specific ones first; the generic one needs entropy as well."""
import math
import re
from collections import Counter

SPECIFIC = [
    ("cloud access key id", r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"),
    ("private key", r"-----BEGIN (?:RSA |EC |OPENSSH |DSA |PGP )?PRIVATE KEY(?: BLOCK)?-----"),
    ("code host token", r"\bgh[pousr]_[A-Za-z0-9]{36,}\b"),
    ("code host token", r"\bglpat-[A-Za-z0-9_-]{20,}\b"),
    ("registry token", r"\bnpm_[A-Za-z0-9]{36}\b"),
    ("registry token", r"\bpypi-AgEI[A-Za-z0-9_-]{50,}\b"),
    ("chat token", r"\bxox[abprs]-[A-Za-z0-9-]{10,}\b"),
    ("payment key", r"\b[rs]k_live_[A-Za-z0-9]{20,}\b"),
    ("age identity", r"\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b"),
    ("JSON web token", r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\b"),
    ("URL with password", r"\b[a-z][a-z0-9+.-]*://[^\s/:@]+:[^\s/@]{6,}@[^\s]+"),
]
GENERIC = re.compile(r"(?i)\b[\w-]*(?:secret|token|passw(?:or)?d|api[_-]?key)[\w-]*['\"]?\s*[:=]\s*['\"]([^'\"\s]{16,})['\"]")
PLACEHOLDER = re.compile(r"(?i)example|placeholder|change[_-]?me|your[_-]|dummy|fake|redacted|xxxx|\$\{|<[a-z_ -]+>|\{\{")
COMPILED = [(kind, re.compile(pattern)) for kind, pattern in SPECIFIC]


def entropy(text):
    counts = Counter(text)
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts.values())


def scan(text):
    for number, line in enumerate(text.splitlines(), 1):
        if PLACEHOLDER.search(line):
            continue
        kind = next((kind for kind, pattern in COMPILED if pattern.search(line)), None)
        if kind:
            yield number, kind
            continue
        match = GENERIC.search(line)
        if match and entropy(match.group(1)) > 3.5:
            yield number, "value of high entropy under a secret's name"
