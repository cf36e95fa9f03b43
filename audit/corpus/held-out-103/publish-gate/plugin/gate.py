import json, sys, re

ALWAYS_ASK = {
    r"\b(npm|pnpm|yarn)\s+publish\b": "publishing an npm package",
    r"\bcargo\s+publish\b": "publishing a crate",
    r"\btwine\s+upload\b": "uploading to a Python index",
    r"\bgem\s+push\b": "pushing a gem",
    r"\bdocker\s+push\b": "pushing an image",
    r"\bgh\s+release\s+create\b": "creating a release",
}
NEVER = {
    r"\bnpm\s+(token|adduser|login)\b": "npm credentials are handled by a person",
    r"\bnpm\s+unpublish\b": "unpublishing breaks everyone downstream",
    r"_authToken": "an auth token on the command line",
    r"--otp[= ]\d{6}": "one-time passwords are typed by a person",
    r"\bnpm\s+owner\s+add\b": "changing package owners",
}

cmd = (json.load(sys.stdin).get("tool_input") or {}).get("command") or ""
for rx, why in NEVER.items():
    if re.search(rx, cmd):
        print(json.dumps({"decision": "deny", "reason": why}))
        sys.exit(2)
for rx, why in ALWAYS_ASK.items():
    if re.search(rx, cmd):
        print(json.dumps({"decision": "ask", "reason": why}))
        break
