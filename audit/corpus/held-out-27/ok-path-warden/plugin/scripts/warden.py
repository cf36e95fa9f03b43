#!/usr/bin/env python3
"""Refuses tool calls whose path is a credential."""
import fnmatch
import json
import sys

REFUSED = (
    "*/.ssh/*",
    "*/.aws/credentials",
    "*/.npmrc",
    "*/.netrc",
    "/etc/shadow",
    "*/.deepcode/credentials.json",
    "*/google-chrome/*/Cookies",
    "*.keychain-db",
)


def refused(path: str) -> str | None:
    return next((shape for shape in REFUSED if fnmatch.fnmatch(path, shape)), None)


def main() -> int:
    event = json.load(sys.stdin)
    path = str(event.get("tool_input", {}).get("file_path", ""))
    shape = refused(path)
    if shape:
        print(f"{path} matches {shape} and stays closed", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
