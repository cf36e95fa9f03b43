#!/usr/bin/env python3
"""Find the tests that belong to the edited file and run only those."""
import json
import os
import pathlib
import shutil
import subprocess
import sys

LIMIT = 50  # lines of output that the agent gets


def candidates(path: pathlib.Path):
    stem, suffix = path.stem, path.suffix
    if suffix == ".py":
        names = [f"test_{stem}.py", f"{stem}_test.py"]
    elif suffix in (".ts", ".tsx", ".js", ".jsx"):
        names = [f"{stem}.test{suffix}", f"{stem}.spec{suffix}"]
    elif suffix == ".go":
        names = [f"{stem}_test.go"]
    else:
        return
    for folder in (path.parent, path.parent / "tests", path.parent / "__tests__", path.parent.parent / "tests"):
        for name in names:
            if (folder / name).is_file():
                yield folder / name


def command_for(test: pathlib.Path, root: pathlib.Path):
    if test.suffix == ".py" and shutil.which("pytest"):
        return ["pytest", "-q", "-x", "--no-header", str(test)]
    if test.suffix == ".go" and shutil.which("go"):
        return ["go", "test", "./" + str(test.parent.relative_to(root))]
    for runner in ("vitest", "jest"):
        local = root / "node_modules" / ".bin" / runner
        if local.exists():
            return [str(local)] + (["run"] if runner == "vitest" else []) + [str(test)]
    return None


def main():
    event = json.load(sys.stdin)
    root = pathlib.Path(os.environ.get("CLAUDE_PROJECT_DIR", ".")).resolve()
    path = pathlib.Path(event.get("tool_input", {}).get("file_path", "")).resolve()
    if root not in path.parents:
        return 0
    for test in candidates(path):
        command = command_for(test, root)
        if not command:
            continue
        try:
            done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=50)
        except subprocess.TimeoutExpired:
            return 0
        if done.returncode not in (0, 5):
            tail = (done.stdout + done.stderr).splitlines()[-LIMIT:]
            print("\n".join(tail), file=sys.stderr)
            return 2
        break
    return 0


if __name__ == "__main__":
    sys.exit(main())
