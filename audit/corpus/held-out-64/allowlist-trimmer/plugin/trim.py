#!/usr/bin/env python3
"""trim.py SETTINGS.json SESSION.jsonl...: which allow rules are unused or wider than needed. Reads only."""
import fnmatch
import json
import re
import sys

WIDE = {"Bash", "Bash(*)", "Bash(:*)", "*", "WebFetch", "Write", "Edit"}
INTERPRETERS = ("python", "python3", "node", "bash", "sh", "npx", "uvx", "ruby", "perl", "env", "xargs", "find", "ssh", "docker")


def commands(paths):
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for line in file:
                try:
                    entry = json.loads(line)
                except ValueError:
                    continue
                content = (entry.get("message") or {}).get("content")
                for part in content if isinstance(content, list) else []:
                    if part.get("type") == "tool_use" and part.get("name") == "Bash":
                        yield part.get("input", {}).get("command", "")


def fits(rule, command):
    match = re.fullmatch(r"Bash\((.*)\)", rule)
    if not match:
        return False
    pattern = match.group(1)
    if pattern.endswith(":*"):
        return command == pattern[:-2] or command.startswith(pattern[:-2] + " ")
    return fnmatch.fnmatchcase(command, pattern)


def main(settings, *logs):
    with open(settings, encoding="utf-8") as file:
        rules = json.load(file).get("permissions", {}).get("allow", [])
    run = list(commands(logs))
    for rule in rules:
        if rule in WIDE:
            print(f"too wide    {rule}")
            continue
        word = re.match(r"Bash\((\S+?)(?::\*|\s|\))", rule)
        if word and word.group(1) in INTERPRETERS and rule.endswith(":*)"):
            print(f"too wide    {rule}: {word.group(1)} runs anything")
        used = [command for command in run if fits(rule, command)]
        if rule.startswith("Bash(") and not used:
            print(f"unused      {rule}")
        elif rule.endswith(":*)") and len(set(used)) == 1:
            print(f"narrower    {rule}: only ever '{used[0][:60]}'")
        for other in rules:
            if other != rule and rule.startswith("Bash(") and other.endswith(":*)") and fits(other, rule[5:-1].removesuffix(":*")):
                print(f"shadowed    {rule}: already within {other}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
