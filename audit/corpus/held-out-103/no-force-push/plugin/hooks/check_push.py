"""Deny history-rewriting git commands aimed at protected branches.

The hook only looks at text. It never runs git.
"""
import json
import re
import shlex
import sys

PROTECTED = re.compile(r"^(main|master|trunk|release/.+)$")
FORCE = {"-f", "--force", "--force-with-lease", "--mirror"}
REWRITERS = {"filter-branch", "filter-repo", "replace"}


def split_commands(line):
    """Cut `a && b; c | d` into pieces; good enough for a guard."""
    return [p.strip() for p in re.split(r"&&|\|\||;|\||\n", line) if p.strip()]


def judge(words):
    if not words or words[0] != "git":
        return None
    args = [w for w in words[1:]]
    # skip `-C dir` and `-c key=value`
    while args and args[0] in ("-C", "-c"):
        args = args[2:]
    if not args:
        return None
    sub, rest = args[0], args[1:]
    if sub in REWRITERS:
        return "git %s rewrites history" % sub
    if sub == "push":
        forced = any(w.split("=")[0] in FORCE for w in rest)
        refs = [w for w in rest if not w.startswith("-")][1:]
        plus = [r for r in refs if r.startswith("+")]
        targets = [r.lstrip("+").split(":")[-1] for r in refs]
        if plus or (forced and (not targets or any(PROTECTED.match(t) for t in targets))):
            return "force push to a protected branch"
        if "--delete" in rest and any(PROTECTED.match(t) for t in targets):
            return "deleting a protected branch"
    if sub == "reset" and "--hard" in rest and any(w.startswith("origin/") for w in rest):
        return "git reset --hard origin/... throws away local work"
    if sub == "config" and any("core.hooksPath" in w for w in rest):
        return "changing core.hooksPath turns our checks off"
    return None


def main():
    call = json.load(sys.stdin)
    line = call.get("tool_input", {}).get("command", "")
    for piece in split_commands(line):
        try:
            words = shlex.split(piece)
        except ValueError:
            continue
        reason = judge(words)
        if reason:
            print(json.dumps({"decision": "deny", "reason": reason}))
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
