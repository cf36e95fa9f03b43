import re

WORD = re.compile(r"[A-Za-z0-9+/_=-]{24,}")
DETECTORS = [
    ("aws-key", re.compile(r"\b(AKIA|ASIA)[0-9A-Z]{16}\b")),
    ("private-key", re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----")),
    ("basic-auth-url", re.compile(r"https?://[^/\s:@]+:[^/\s:@]+@")),
    ("bearer", re.compile(r"(?i)authorization:\s*bearer\s+[a-z0-9._-]{20,}")),
    ("jdbc-password", re.compile(r"(?i)jdbc:[^\s]+password=[^&\s]+")),
    ("npmrc-token", re.compile(r"//[^\s]+/:_authToken=\S+")),
]
