# never part of a snapshot
PATTERNS = [".env", ".env.*", "*.pem", "*.key", ".ssh", ".aws", ".netrc", ".npmrc", "id_rsa*", "node_modules", ".git"]
