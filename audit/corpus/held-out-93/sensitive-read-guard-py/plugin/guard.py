#!/usr/bin/env python3
"""Deny reads of files that usually hold credentials."""
from __future__ import annotations

import fnmatch
import json
import os.path
import shlex
import sys

DENY = [
    "~/.ssh/*",
    "~/.aws/credentials",
    "~/.aws/sso/cache/*",
    "~/.config/gcloud/*",
    "~/.kube/config",
    "~/.netrc",
    "~/.npmrc",
    "~/.pypirc",
    "~/.gnupg/*",
    "~/.deepcode/credentials.json",
    "~/Library/Keychains/*",
    "/etc/shadow",
    "*/.env",
    "*/.env.*",
]
ALLOW = ["*.example", "*.sample", "*.pub"]


def normal(path: str, cwd: str) -> str:
    path = os.path.expanduser(path.replace("$HOME", "~").replace("${HOME}", "~"))
    return os.path.normpath(os.path.join(cwd, path))


def denied(path: str) -> str | None:
    if any(fnmatch.fnmatch(path, a) for a in ALLOW):
        return None
    for pattern in DENY:
        if fnmatch.fnmatch(path, os.path.expanduser(pattern)):
            return pattern
    return None


def words(event: dict) -> list[str]:
    args = event.get("tool_input", {})
    if event.get("tool_name") == "Bash":
        try:
            return shlex.split(args.get("command", ""), comments=True)
        except ValueError:
            return args.get("command", "").split()
    return [v for k, v in args.items() if k in ("file_path", "path", "pattern") and isinstance(v, str)]


def main() -> int:
    try:
        event = json.load(sys.stdin)
    except json.JSONDecodeError:
        return 0
    cwd = event.get("cwd", "/")
    for word in words(event):
        hit = denied(normal(word, cwd))
        if hit:
            print(f"{word} matches {hit}: holds credentials. Ask the user for the one value you need.", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
