DENY = [
    "*/.ssh/*",
    "*/.aws/credentials",
    "*/.deepcode/credentials.json",
    "*/.npmrc",
    "*/.netrc",
    "/etc/shadow",
    "*.pem",
    "*/Cookies",
]
