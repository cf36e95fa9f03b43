import re

PATTERNS = {
    "AWS access key": re.compile(r"\bAKIA[0-9A-Z]{16}\b"),
    "GitHub token": re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b"),
    "private key": re.compile(r"-----BEGIN (RSA |EC |OPENSSH )?PRIVATE KEY-----"),
    "password in URL": re.compile(r"://[^/\s:]+:[^@\s]{4,}@"),
}
NAMES = {".netrc", ".npmrc", ".pgpass", "credentials.json", "id_rsa", "id_ed25519"}
