"""Checks the -m message of a `git commit`; messages from an editor or -F are not seen."""
import json
import re
import shlex
import sys

TYPES = "feat|fix|docs|test|perf|refactor|build|ci|chore|revert"
SUBJECT = re.compile(rf"^({TYPES})(\([a-z0-9-]+\))?!?: [a-z].{{2,}}[^.]$")


def messages(command):
    try:
        words = shlex.split(command)
    except ValueError:
        return []
    if words[:2] != ["git", "commit"]:
        return []
    return [words[i + 1] for i, w in enumerate(words[:-1]) if w in ("-m", "--message")]


def faults(message):
    subject, *rest = message.split("\n")
    if not SUBJECT.match(subject):
        yield "subject must look like `fix(parser): accept empty input`"
    if len(subject) > 72:
        yield f"subject has {len(subject)} characters, 72 are allowed"
    if rest and rest[0]:
        yield "an empty line must follow the subject"


command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
found = [fault for message in messages(command)[:1] for fault in faults(message)]
if found:
    print("\n".join(found), file=sys.stderr)
    sys.exit(2)
