#!/usr/bin/env python3
"""Run ruff and mypy on the edited file, if the project has them."""
import json
import shutil
import subprocess
import sys


def run(args):
    if shutil.which(args[0]) is None:
        return ""
    res = subprocess.run(args, capture_output=True, text=True, timeout=50)
    return "" if res.returncode == 0 else (res.stdout + res.stderr).strip()


def main():
    event = json.load(sys.stdin)
    path = event.get("tool_input", {}).get("file_path", "")
    if not path.endswith(".py"):
        return 0
    reports = [
        run(["ruff", "check", "--quiet", "--output-format", "concise", path]),
        run(["mypy", "--no-error-summary", "--hide-error-context", path]),
    ]
    text = "\n".join(r for r in reports if r)
    if text:
        print(text[:4000], file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
