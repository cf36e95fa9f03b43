#!/usr/bin/env python3
"""Refuse tool calls that look at credentials or run what they download.

Reads the event from standard input, answers on standard output. No dependency, no network, no file is opened.
"""

from __future__ import annotations

import json
import posixpath
import re
import shlex
import sys
from dataclasses import dataclass
from typing import Iterable, Optional


@dataclass(frozen=True)
class Rule:
    name: str
    pattern: "re.Pattern[str]"
    reason: str


def rule(name: str, pattern: str, reason: str) -> Rule:
    return Rule(name, re.compile(pattern, re.IGNORECASE), reason)


# Paths nobody needs for writing code.
PATHS = (
    rule("ssh", r"(^|/)\.ssh/(id_[a-z0-9]+|config|authorized_keys)$", "SSH keys stay where they are"),
    rule("aws", r"(^|/)\.aws/credentials$", "cloud credentials"),
    rule("gcloud", r"(^|/)\.config/gcloud/", "cloud credentials"),
    rule("netrc", r"(^|/)[._]netrc$", "passwords in clear text"),
    rule("npmrc", r"(^|/)\.npmrc$", "may hold a publish token"),
    rule("pypirc", r"(^|/)\.pypirc$", "may hold a publish token"),
    rule("docker", r"(^|/)\.docker/config\.json$", "registry login"),
    rule("kube", r"(^|/)\.kube/config$", "cluster login"),
    rule("shadow", r"^/etc/(shadow|sudoers)", "system accounts"),
    rule("keychain", r"(^|/)Library/Keychains/", "keychain"),
    rule("cookies", r"(Cookies|Login Data|cookies\.sqlite)$", "browser store"),
    rule("agent", r"(^|/)\.deepcode/(credentials|trust)", "the agent's own credentials"),
)

# Shell idioms.
IDIOMS = (
    rule("pipe", r"\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da|fi)?sh\b", "runs what it downloads"),
    rule("substitute", r"\b(ba|z)?sh\s+-c\s+[\"']?\$\((curl|wget)\b", "runs what it downloads"),
    rule("process", r"\b(ba|z)?sh\s+<\(\s*(curl|wget)\b", "runs what it downloads"),
    rule("decode", r"base64\s+(-d|--decode|-D)\b.*\|\s*(ba|z)?sh\b", "runs what it decodes"),
    rule("devtcp", r"/dev/(tcp|udp)/", "raw socket from the shell"),
    rule("nc", r"\b(nc|ncat|netcat)\b.*\s-(e|c)\b", "remote shell"),
    rule("rc", r">>?\s*~?/?\S*\.(bashrc|zshrc|profile|bash_profile|zprofile)\b", "outlives the session"),
    rule("cron", r"\bcrontab\s+(-|\S+)", "outlives the session"),
    rule("env", r"\b(printenv|env)\b\s*\|\s*(curl|nc|wget)\b", "sends the environment away"),
    rule("security", r"\bsecurity\s+find-(generic|internet)-password\b", "keychain"),
    rule("rm", r"\brm\s+-[a-z]*r[a-z]*f?\s+(/|~|\$HOME)(\s|$)", "no"),
)


def words(command: str) -> Iterable[str]:
    try:
        yield from shlex.split(command, comments=False, posix=True)
    except ValueError:
        yield from command.split()


def paths_in(event: dict) -> Iterable[str]:
    given = event.get("tool_input") or {}
    for key in ("file_path", "path", "notebook_path"):
        value = given.get(key)
        if isinstance(value, str):
            yield value
    command = given.get("command")
    if isinstance(command, str):
        for w in words(command):
            if "/" in w or w.startswith("."):
                yield w


def judge(event: dict) -> Optional[tuple[Rule, str]]:
    for raw in paths_in(event):
        norm = posixpath.normpath(raw.replace("\\", "/"))
        for r in PATHS:
            if r.pattern.search(norm):
                return r, raw
    command = (event.get("tool_input") or {}).get("command")
    if isinstance(command, str):
        for r in IDIOMS:
            if r.pattern.search(command):
                return r, command
    return None


def main() -> int:
    try:
        event = json.load(sys.stdin)
    except json.JSONDecodeError:
        print("keep-out: cannot read the event", file=sys.stderr)
        return 2
    found = judge(event)
    if found is None:
        return 0
    r, what = found
    json.dump(
        {
            "hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": f"keep-out/{r.name}: {r.reason} ({what[:80]})",
            }
        },
        sys.stdout,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
