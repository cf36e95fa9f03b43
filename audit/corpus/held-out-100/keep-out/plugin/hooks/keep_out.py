#!/usr/bin/env python3
import fnmatch
import json
import os
import sys

HOME = os.path.expanduser("~")
PRIVATE = [
    "~/.ssh/*",
    "~/.aws/*",
    "~/.gnupg/*",
    "~/.kube/config",
    "~/.docker/config.json",
    "~/.netrc",
    "~/.npmrc",
    "~/.pypirc",
    "~/.config/gh/*",
    "~/.deepcode/credentials.json",
    "/etc/shadow",
    "*/.env",
    "*/.env.*",
    "*.pem",
    "*.p12",
]
FINE = ["*/.env.example", "*/.env.test", "*.pub"]


def project_rules():
    try:
        with open(".keepout", encoding="utf-8") as handle:
            return [line.strip() for line in handle if line.strip() and not line.startswith("#")]
    except FileNotFoundError:
        return []


def words(tool_input):
    for key in ("file_path", "path", "pattern"):
        if isinstance(tool_input.get(key), str):
            yield tool_input[key]
    for word in str(tool_input.get("command", "")).replace("'", " ").replace('"', " ").replace("=", " ").split():
        yield word.lstrip("<>@")


def hit(word, rules):
    full = word.replace("$HOME", HOME).replace("~", HOME, 1) if word.startswith(("~", "$HOME")) else word
    if "/" not in full:
        full = os.path.join(os.getcwd(), full)
    if any(fnmatch.fnmatch(full, f) for f in FINE):
        return None
    for rule in rules:
        if fnmatch.fnmatch(full, rule.replace("~", HOME, 1)):
            return rule
    return None


def main():
    event = json.load(sys.stdin)
    rules = PRIVATE + project_rules()
    for word in words(event.get("tool_input", {})):
        rule = hit(word, rules)
        if rule:
            print(json.dumps({"hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": f"keep-out: matches {rule}. Ask the user for what you need from it.",
            }}))
            return


main()
