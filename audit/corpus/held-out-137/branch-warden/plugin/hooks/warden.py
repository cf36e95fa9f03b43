import fnmatch
import json
import re
import subprocess
import sys

PROTECTED = ("main", "master", "release/*", "hotfix/*")
GIT_WRITE = re.compile(r"\bgit\s+(?:-C\s+\S+\s+)?(commit|merge|rebase|cherry-pick|revert|push)\b")


def branch(cwd):
    done = subprocess.run(["git", "symbolic-ref", "--short", "-q", "HEAD"], cwd=cwd, capture_output=True, text=True)
    return done.stdout.strip()


event = json.load(sys.stdin)
name = branch(event.get("cwd") or ".")
protected = any(fnmatch.fnmatch(name, p) for p in PROTECTED)

if "--banner" in sys.argv:
    if protected:
        print(f"Current branch '{name}' is protected; create a topic branch before committing.")
    sys.exit(0)

command = event.get("tool_input", {}).get("command", "")
if protected and GIT_WRITE.search(command):
    print(f"'{name}' is protected. Suggest: git switch -c topic/<short-name>", file=sys.stderr)
    sys.exit(2)
