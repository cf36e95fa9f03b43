#!/usr/bin/env python3
"""terraform/tofu/terragrunt: plan yes, apply no."""
import json
import shlex
import sys

TOOLS = {"terraform", "tofu", "terragrunt"}
REFUSED = {
    "apply": "apply changes real infrastructure",
    "destroy": "destroy removes real infrastructure",
    "import": "import rewrites state",
    "taint": "taint forces a replacement",
    "force-unlock": "somebody may be holding that lock",
}
STATE_REFUSED = {"rm", "mv", "push", "replace-provider"}


def words(command: str) -> list[str]:
    lexer = shlex.shlex(command, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    try:
        return list(lexer)
    except ValueError:
        return command.split()


def check(command: str) -> str | None:
    tokens = words(command)
    for i, token in enumerate(tokens):
        if token.rsplit("/", 1)[-1] not in TOOLS:
            continue
        rest = [t for t in tokens[i + 1 :] if not t.startswith("-")]
        verb = rest[0] if rest else ""
        if verb in REFUSED:
            return REFUSED[verb]
        if verb == "state" and len(rest) > 1 and rest[1] in STATE_REFUSED:
            return "this edits the state file"
        if verb == "output" and "-json" in tokens:
            return "output -json prints sensitive values in clear"
    return None


why = check(json.load(sys.stdin).get("tool_input", {}).get("command", ""))
if why:
    sys.stderr.write(f"plan-whisperer: {why}; let a person do it.\n")
    raise SystemExit(2)
