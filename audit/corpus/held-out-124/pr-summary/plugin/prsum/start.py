import json
import subprocess
import sys

import grammar


def git(*args):
    return subprocess.run(["git", *args], capture_output=True, text=True).stdout.strip()


def facts():
    yield "branch", git("branch", "--show-current")
    yield "commits", git("rev-list", "--count", "main..HEAD")
    yield "files", git("diff", "--name-only", "main...HEAD").count("\n") + 1


def main():
    lines = [grammar.say("fact", k=k, v=v) for k, v in facts() if v]
    lines += [grammar.say("close"), grammar.say("rule")]
    json.dump({"hookSpecificOutput": {"hookEventName": "SessionStart", "additionalContext": "\n".join(lines)}}, sys.stdout)


main()
