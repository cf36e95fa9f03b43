import re

NAMES = [".ssh/", ".aws/credentials", ".npmrc", ".netrc", "/etc/shadow"]
PATTERNS = [re.compile(re.escape(n)) for n in NAMES]
