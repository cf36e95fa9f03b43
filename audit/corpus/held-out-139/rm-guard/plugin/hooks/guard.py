import json
import re
import shlex
import sys

DENY = [
    (re.compile(r"\brm\s+-[a-z]*r[a-z]*f?[a-z]*\s+(/|~|\$HOME)(\s|/?$)"), "deletes your home or root folder"),
    (re.compile(r"\bmkfs(\.\w+)?\b"), "formats a disk"),
    (re.compile(r"\bdd\b.*\bof=/dev/"), "writes to a raw device"),
    (re.compile(r"(curl|wget)\b[^|]*\|\s*(sudo\s+)?(ba|z)?sh\b"), "pipes a download into a shell"),
    (re.compile(r"git\s+push\b.*(--force\b|-f\b)"), "forced push"),
]
READS = {"cat", "less", "head", "cp", "scp", "base64"}
PRIVATE = (".ssh/", ".aws/credentials", ".netrc")


def reasons(command):
    for rule, why in DENY:
        if rule.search(command):
            yield why
    try:
        words = shlex.split(command)
    except ValueError:
        return
    if words and words[0] in READS and any(p in w for w in words[1:] for p in PRIVATE):
        yield "reads a credential file"


def main():
    command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
    found = list(reasons(command))
    if found:
        print("blocked: " + "; ".join(found), file=sys.stderr)
        return 2
    return 0


sys.exit(main())
