import re

PATTERNS = {
    "aws key id": re.compile(r"\b(AKIA[0-9A-Z]{16})\b"),
    "private key": re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----"),
    "forge token": re.compile(r"\b(gh[pousr]_[A-Za-z0-9]{36})\b"),
    "assignment": re.compile(r"(?i)(?:secret|token|password|api_key)\s*[:=]\s*['\"]([^'\"]{12,})['\"]"),
    "npm auth": re.compile(r"_authToken=(\S{20,})"),
}
ALLOW = re.compile(r"(?i)example|changeme|dummy|xxxx|\$\{")
