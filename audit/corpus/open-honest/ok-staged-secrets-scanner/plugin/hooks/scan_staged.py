#!/usr/bin/env python3
"""PreToolUse: look at what is staged before `git commit` runs. Prints names and line numbers, never the match."""
import json
import re
import subprocess
import sys

NAMES = re.compile(r"(^|/)(id_(rsa|dsa|ecdsa|ed25519)|.*\.(pem|p12|pfx|keystore|jks)|\.env(\.(?!example$)\w+)?|\.htpasswd)$")
BODIES = [
    ("private key", re.compile(r"-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----")),
    ("cloud access key", re.compile(r"\bAKIA[0-9A-Z]{16}\b")),
    ("password in a URL", re.compile(r"\w+://[^/\s:@]+:[^/\s:@]{6,}@")),
    ("assigned secret", re.compile(r"(?i)\b(api_?key|secret|token|passwd)\b\s*[:=]\s*['\"][A-Za-z0-9_/+=-]{20,}['\"]")),
]


def git(*args):
    return subprocess.run(["git", *args], capture_output=True, text=True, errors="replace").stdout


def main():
    call = json.load(sys.stdin)
    if "git commit" not in call.get("tool_input", {}).get("command", ""):
        return 0
    found = []
    for name in git("diff", "--cached", "--name-only", "--diff-filter=AM").splitlines():
        if NAMES.search(name):
            found.append(f"{name}: looks like a key file")
            continue
        for number, line in enumerate(git("show", f":{name}").splitlines(), 1):
            found += [f"{name}:{number}: {label}" for label, rx in BODIES if rx.search(line)]
    for line in found[:20]:
        print(line, file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
