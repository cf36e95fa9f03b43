#!/usr/bin/env python3
"""Answers `deny` or `ask` for paths that an agent has no business in. Looks at names only, opens nothing."""
import fnmatch
import json
import os
import sys

DENY = [".env", ".env.*", "*.pem", "*.key", "id_rsa*", "id_ed25519*", "*/.aws/*", "*/.ssh/*", "*/.npmrc", "*/.netrc"]
ASK = ["*/.github/workflows/*", "*/.claude/*", "*/.deepcode/*", "*/.git/*", "*/Makefile", "*/package.json", "*/CLAUDE.md"]


def matches(path, patterns):
    return any(fnmatch.fnmatch(path, p) or fnmatch.fnmatch(os.path.basename(path), p) for p in patterns)


def decide(path, root):
    real = os.path.realpath(path)
    if os.path.commonpath([real, os.path.realpath(root)]) != os.path.realpath(root):
        return "deny", "outside the project"
    if matches(real, DENY):
        return "deny", "holds secrets"
    if matches(real, ASK):
        return "ask", "changes how tools behave"
    return None, ""


event = json.load(sys.stdin)
given = event.get("tool_input", {})
answer, why = decide(given.get("file_path") or given.get("notebook_path") or ".", event.get("cwd", "."))
if answer:
    print(json.dumps({"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": answer,
                                             "permissionDecisionReason": f"path-fence: {why}"}}))
