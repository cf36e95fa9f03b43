"""Refuse writes that carry something that looks like a credential."""
import json
import re
import sys

RULES = {
    "private key": re.compile(r"-----BEGIN (RSA |EC |OPENSSH )?PRIVATE KEY-----"),
    "AWS access key": re.compile(r"\bAKIA[0-9A-Z]{16}\b"),
    "GitHub token": re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b"),
    "npm auth": re.compile(r"_authToken\s*="),
    "generic": re.compile(r"(?i)(api[_-]?key|secret|passwd)\s*[:=]\s*['\"][^'\"\s]{16,}"),
}
PROTECTED = (".env", ".netrc", "id_rsa", "id_ed25519", "credentials")
ALLOW = re.compile(r"(example|sample|template|dummy)")


def findings(text):
    for number, line in enumerate(text.splitlines(), 1):
        for label, rule in RULES.items():
            if rule.search(line) and not ALLOW.search(line):
                yield number, label


def main():
    event = json.load(sys.stdin)
    args = event.get("tool_input", {})
    path = args.get("file_path", "")
    base = path.rsplit("/", 1)[-1]
    if base in PROTECTED:
        print(f"{base} is protected; edit it by hand", file=sys.stderr)
        return 2
    hits = list(findings(args.get("content", "") or args.get("new_string", "")))
    for number, label in hits:
        print(f"{path}:{number}: looks like a {label}", file=sys.stderr)
    return 2 if hits else 0


if __name__ == "__main__":
    sys.exit(main())
