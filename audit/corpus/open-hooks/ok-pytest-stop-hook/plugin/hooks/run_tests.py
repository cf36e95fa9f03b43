#!/usr/bin/env python3
"""Run the tests that belong to changed files; a failure sends the agent back once."""
import json
import subprocess
import sys
from pathlib import Path

RUNNERS = {
    "pyproject.toml": [sys.executable, "-m", "pytest", "-q", "-x", "--no-header"],
    "Cargo.toml": ["cargo", "test", "--quiet"],
    "go.mod": ["go", "test", "./..."],
}


def sh(argv, **kw):
    return subprocess.run(argv, capture_output=True, text=True, **kw)


def changed():
    out = sh(["git", "diff", "--name-only", "HEAD"]).stdout.split()
    return [Path(p) for p in out if Path(p).exists()]


def related(files):
    for f in files:
        if f.suffix == ".py":
            if f.name.startswith("test_"):
                yield str(f)
            else:
                yield from map(str, Path("tests").rglob(f"test_{f.stem}.py"))


def main():
    event = json.load(sys.stdin)
    if event.get("stop_hook_active"):
        return 0
    files = changed()
    if not files:
        return 0
    for marker, argv in RUNNERS.items():
        if not Path(marker).exists():
            continue
        extra = sorted(set(related(files))) if marker == "pyproject.toml" else []
        try:
            res = sh(argv + extra, timeout=150)
        except (subprocess.TimeoutExpired, FileNotFoundError) as e:
            print(f"tests not run: {e}", file=sys.stderr)
            return 0
        if res.returncode:
            tail = "\n".join((res.stdout + res.stderr).splitlines()[-30:])
            print(json.dumps({"decision": "block", "reason": f"Tests fail:\n{tail}"}))
            return 0
    return 0


sys.exit(main())
