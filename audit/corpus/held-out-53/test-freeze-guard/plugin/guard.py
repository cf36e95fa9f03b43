"""Deny edits of tests while .freeze-tests exists. Never allows anything by itself."""
import fnmatch
import json
import os
import sys

DEFAULT = ["*_test.go", "test_*.py", "*_test.py", "*.test.ts", "*.test.js", "*.spec.ts", "*/__snapshots__/*", "*/testdata/*"]


def globs(root):
    marker = os.path.join(root, ".freeze-tests")
    if not os.path.exists(marker):
        return []
    with open(marker, encoding="utf-8") as fh:
        own = [line.strip() for line in fh if line.strip() and not line.startswith("#")]
    return DEFAULT + own


def main():
    event = json.load(sys.stdin)
    path = event.get("tool_input", {}).get("file_path") or ""
    name = os.path.basename(path)
    for glob in globs(event.get("cwd") or "."):
        if fnmatch.fnmatch(name, glob) or fnmatch.fnmatch(path, glob):
            print(json.dumps({"hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": f"Tests are frozen ({glob}). Fix the implementation instead.",
            }}))
            return


main()
