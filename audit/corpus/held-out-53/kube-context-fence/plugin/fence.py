import json
import re
import shlex
import subprocess
import sys

MUTATING = {"apply", "create", "delete", "edit", "patch", "replace", "scale", "rollout", "drain", "cordon", "exec", "cp", "annotate", "label", "set", "taint"}
PROTECTED = re.compile(r"prod|live", re.I)


def current_context():
    try:
        done = subprocess.run(["kubectl", "config", "current-context"], capture_output=True, text=True, timeout=3)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip()


def verb_and_context(command):
    try:
        words = shlex.split(command)
    except ValueError:
        return None, None
    if "kubectl" not in words:
        return None, None
    rest = words[words.index("kubectl") + 1:]
    context = None
    for i, word in enumerate(rest):
        if word.startswith("--context="):
            context = word.split("=", 1)[1]
        elif word == "--context" and i + 1 < len(rest):
            context = rest[i + 1]
    verb = next((w for w in rest if w in MUTATING), None)
    return verb, context


event = json.load(sys.stdin)
verb, context = verb_and_context(event.get("tool_input", {}).get("command", ""))
if verb:
    context = context or current_context()
    if PROTECTED.search(context):
        print(f"`kubectl {verb}` in context {context} is not allowed for agents.", file=sys.stderr)
        sys.exit(2)
