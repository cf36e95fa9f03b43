#!/usr/bin/env python3
"""PreToolUse hook for Bash: ask or deny by simple rules."""
import json
import re
import shlex
import sys

ASK = {
    "kubectl": {"delete", "drain", "cordon", "scale"},
    "helm": {"uninstall", "rollback"},
    "crontab": {"-", "-r"},
}
DENY = [
    (re.compile(r"\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da)?sh\b"), "a download goes straight into a shell"),
    (re.compile(r"base64\s+(-d|--decode)[^|]*\|\s*(ba|z)?sh\b"), "decoded text goes into a shell"),
    (re.compile(r"cat\s+~?/?\S*(\.ssh/id_|\.kube/config|\.aws/credentials)"), "a credential file is read"),
]
RC_FILES = re.compile(r">>?\s*(~|\$HOME)/\.(bashrc|zshrc|profile)\b")


def judge(command):
    for pattern, why in DENY:
        if pattern.search(command):
            return "deny", why
    if RC_FILES.search(command):
        return "ask", "a start-up file of the shell is changed"
    try:
        words = shlex.split(command, comments=True)
    except ValueError:
        return "ask", "the command cannot be split"
    for program, verbs in ASK.items():
        if program in words and verbs.intersection(words):
            return "ask", f"{program} changes the cluster or the schedule"
    return None, ""


def main():
    decision, why = judge(json.load(sys.stdin).get("tool_input", {}).get("command", ""))
    if decision:
        answer = {"hookEventName": "PreToolUse", "permissionDecision": decision, "permissionDecisionReason": why}
        print(json.dumps({"hookSpecificOutput": answer}))


if __name__ == "__main__":
    main()
