#!/usr/bin/env python3
"""Denies risky git commands. Exit code 2 blocks the call and shows stderr to the agent."""
import json
import os
import re
import shlex
import subprocess
import sys

PROTECTED = {"main", "master", "production"}
CONFIG = os.path.join(os.environ.get("CLAUDE_PROJECT_DIR", "."), ".branch-sentry.json")


def protected_names():
    try:
        with open(CONFIG, encoding="utf-8") as handle:
            return PROTECTED | set(json.load(handle).get("protected", []))
    except (OSError, ValueError):
        return PROTECTED


def current_branch(cwd):
    out = subprocess.run(["git", "branch", "--show-current"], cwd=cwd, capture_output=True, text=True, timeout=5)
    return out.stdout.strip()


def segments(command):
    for part in re.split(r"&&|\|\||;|\n", command):
        try:
            yield shlex.split(part)
        except ValueError:
            yield part.split()


def verdict(words, branch, names):
    if len(words) < 2 or words[0] != "git":
        return None
    verb = words[1]
    if verb == "commit" and branch in names:
        return f"Direct commits on '{branch}' are not wanted. Create a branch first."
    if verb == "push":
        if any(w in ("-f", "--force") for w in words):
            return "Use --force-with-lease, and ask the user before."
        if any(w.split(":")[-1] in names for w in words[3:]):
            return "Pushing to a protected branch is left to the user."
    if verb == "commit" and "--no-verify" in words:
        return "Skipping hooks is not allowed here."
    return None


def main():
    event = json.load(sys.stdin)
    command = event.get("tool_input", {}).get("command", "")
    if "git" not in command:
        return 0
    branch = current_branch(event.get("cwd") or ".")
    names = protected_names()
    for words in segments(command):
        reason = verdict(words, branch, names)
        if reason:
            print(reason, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
