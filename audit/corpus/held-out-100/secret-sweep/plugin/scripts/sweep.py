#!/usr/bin/env python3
"""Look for credentials in a directory tree. Prints file:line, kind and a masked value. No network."""
import os
import re
import sys

SKIP_DIRS = {".git", "node_modules", "vendor", "dist", "target", ".venv"}
SKIP_EXT = (".png", ".jpg", ".gif", ".woff2", ".lock", ".map", ".min.js", ".pdf")

RULES = [
    ("aws-access-key-id", re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b")),
    ("github-token", re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b")),
    ("npm-token", re.compile(r"\bnpm_[A-Za-z0-9]{36}\b")),
    ("slack-token", re.compile(r"\bxox[abprs]-[A-Za-z0-9-]{10,}\b")),
    ("private-key", re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH |)PRIVATE KEY-----")),
    ("url-password", re.compile(r"\b[a-z][a-z0-9+]*://[^\s:/@]+:([^\s@/]{6,})@")),
    ("assigned", re.compile(r"(?i)(?:password|secret|api_?key|token)\s*[:=]\s*['\"]([^'\"\s]{12,})['\"]")),
]
ALLOW = {"AKIAIOSFODNN7EXAMPLE"}


def mask(value):
    return value[:4] + "…" + f"({len(value)} chars)"


def scan_file(path):
    try:
        with open(path, encoding="utf-8") as handle:
            for number, line in enumerate(handle, 1):
                if "sweep:ignore" in line:
                    continue
                for kind, rule in RULES:
                    hit = rule.search(line)
                    if not hit:
                        continue
                    value = hit.group(1) if hit.groups() else hit.group(0)
                    if value in ALLOW or value.startswith(("${", "<", "process.env")):
                        continue
                    yield number, kind, mask(value)
    except (UnicodeDecodeError, OSError):
        return


def main(root):
    found = 0
    for folder, dirs, files in os.walk(root):
        dirs[:] = [d for d in dirs if d not in SKIP_DIRS]
        for name in sorted(files):
            if name.endswith(SKIP_EXT):
                continue
            path = os.path.join(folder, name)
            for number, kind, shown in scan_file(path):
                found += 1
                print(f"{path}:{number}\t{kind}\t{shown}")
    print(f"{found} possible secret(s)", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "."))
