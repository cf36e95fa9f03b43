"""Lint changed Python files; exit 2 hands the text on stderr back to the agent."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

MAX_LINES = 40


def run(*argv: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = os.environ.copy()
    env.update(NO_COLOR="1", GIT_OPTIONAL_LOCKS="0", PYTHONDONTWRITEBYTECODE="1")
    return subprocess.run(argv, cwd=cwd, env=env, text=True, capture_output=True, timeout=50, check=False)


def changed(root: Path) -> list[str]:
    out = run("git", "diff", "--name-only", "--diff-filter=ACMR", "HEAD", "--", "*.py", cwd=root).stdout
    new = run("git", "ls-files", "--others", "--exclude-standard", "--", "*.py", cwd=root).stdout
    return sorted({line for line in (out + new).splitlines() if line})


def main() -> int:
    event = json.load(sys.stdin)
    if event.get("stop_hook_active"):
        return 0  # do not loop
    root = Path(event.get("cwd") or ".")
    files = changed(root)
    if not files:
        return 0

    complaints: list[str] = []
    if shutil.which("ruff"):
        done = run("ruff", "check", "--output-format=concise", "--", *files, cwd=root)
        if done.returncode == 1:
            complaints += done.stdout.splitlines()
    if shutil.which("mypy") and (root / "mypy.ini").exists():
        done = run("mypy", "--no-error-summary", "--", *files, cwd=root)
        if done.returncode == 1:
            complaints += done.stdout.splitlines()

    if not complaints:
        return 0
    print("\n".join(complaints[:MAX_LINES]), file=sys.stderr)
    if len(complaints) > MAX_LINES:
        print(f"… and {len(complaints) - MAX_LINES} more", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
