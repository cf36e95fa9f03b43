#!/usr/bin/env python3
"""Run pytest on the test files that sit next to what changed since main."""
import subprocess
import sys
from pathlib import Path


def changed(base: str) -> list[Path]:
    out = subprocess.run(
        ["git", "diff", "--name-only", "--diff-filter=d", base],
        check=True, capture_output=True, text=True,
    ).stdout
    return [Path(p) for p in out.splitlines() if p.endswith(".py")]


def tests_for(path: Path) -> set[Path]:
    if path.name.startswith("test_"):
        return {path}
    spots = [path.parent / f"test_{path.name}", Path("tests") / f"test_{path.name}"]
    return {p for p in spots if p.exists()}


def main() -> int:
    base = sys.argv[1] if len(sys.argv) > 1 else "main"
    wanted = sorted(set().union(*(tests_for(p) for p in changed(base)), set()))
    if not wanted:
        print("no tests belong to this change")
        return 0
    return subprocess.run([sys.executable, "-m", "pytest", "-q", *map(str, wanted)]).returncode


if __name__ == "__main__":
    raise SystemExit(main())
