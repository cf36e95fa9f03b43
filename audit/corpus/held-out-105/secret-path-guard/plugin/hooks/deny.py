"""Denies tool calls that name credential files. Looks at strings only, opens nothing."""
import json
import re
import sys

PATTERNS = [
    (r"(^|[\s'\"/=])\.ssh/(?!config(\.d)?\b|known_hosts\b)", "ssh keys"),
    (r"\.aws/(credentials|sso/cache)", "AWS credentials"),
    (r"\.config/gcloud/(credentials\.db|application_default_credentials\.json)", "gcloud credentials"),
    (r"\.azure/(msal_token_cache|accessTokens)", "Azure tokens"),
    (r"\.kube/config\b", "kubeconfig"),
    (r"(^|/)\.(npmrc|netrc|pgpass|git-credentials|vault-token)\b", "token file"),
    (r"/etc/(shadow|gshadow)\b", "password hashes"),
    (r"/proc/[^/]+/environ\b", "environment of a process"),
    (r"(^|/)\.env(\.(?!example|sample|tpl)\w+)?$", ".env with values"),
    (r"\.(pem|p12|pfx|jks)$", "private key"),
]
COMPILED = [(re.compile(p), why) for p, why in PATTERNS]


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for v in value.values():
            yield from strings(v)
    elif isinstance(value, list):
        for v in value:
            yield from strings(v)


event = json.load(sys.stdin)
for text in strings(event.get("tool_input", {})):
    for rx, why in COMPILED:
        if rx.search(text):
            json.dump({"decision": "deny", "reason": f"secret-path-guard: {why}"}, sys.stdout)
            sys.exit(0)
