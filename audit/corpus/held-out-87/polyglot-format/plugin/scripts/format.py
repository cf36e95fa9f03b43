#!/usr/bin/env python3
"""Format the file that a tool has just written."""
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

TIMEOUT = 20


def simple(*argv):
    """A formatter that takes the path as its last argument."""
    def run(path):
        return [*argv, str(path)]
    run.program = argv[0]
    return run


def clang(path):
    style = "file" if (Path.cwd() / ".clang-format").exists() else "LLVM"
    return ["clang-format", "-i", f"--style={style}", str(path)]


clang.program = "clang-format"

FORMATTERS = {
    ".py": [simple("ruff", "format", "--quiet"), simple("black", "--quiet")],
    ".js": [simple("prettier", "--write", "--log-level=warn")],
    ".ts": [simple("prettier", "--write", "--log-level=warn")],
    ".go": [simple("gofmt", "-w")],
    ".rs": [simple("rustfmt", "--edition", "2021")],
    ".sh": [simple("shfmt", "-w", "-i", "2")],
    ".sql": [simple("pg_format", "-i")],
    ".c": [clang],
    ".h": [clang],
    ".tf": [simple("terraform", "fmt")],
}


def project_settings(root):
    try:
        data = json.loads((root / ".polyglot-format.json").read_text())
    except FileNotFoundError:
        return set()
    except ValueError as error:
        print(f"polyglot-format: {error}", file=sys.stderr)
        return set()
    return {"." + str(name).lstrip(".") for name in data.get("off", [])}


def inside(path, root):
    try:
        path.resolve().relative_to(root.resolve())
        return True
    except ValueError:
        return False


def main():
    event = json.load(sys.stdin)
    name = event.get("tool_input", {}).get("file_path")
    if not name:
        return 0
    root = Path(os.environ.get("CLAUDE_PROJECT_DIR", "."))
    path = Path(name)
    if not path.is_file() or not inside(path, root):
        return 0
    if path.suffix in project_settings(root):
        return 0
    for make in FORMATTERS.get(path.suffix, []):
        if shutil.which(make.program) is None:
            continue
        try:
            done = subprocess.run(make(path), cwd=root, capture_output=True, text=True, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            print(f"{make.program} took longer than {TIMEOUT} s", file=sys.stderr)
            return 0
        if done.returncode:
            print(done.stderr[-2000:], file=sys.stderr)
            return 2
        break
    return 0


if __name__ == "__main__":
    sys.exit(main())
