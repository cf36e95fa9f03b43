#!/usr/bin/env python3
import os
import re
import sys
import tomllib


def state(rule, value):
    if value is None:
        return "missing" if rule.get("required", True) else "not set (optional)"
    if value == "":
        return "empty"
    if value != value.strip():
        return "has blanks at an end"
    if value[0] in "\"'" and value[-1] == value[0]:
        return "has quotes in it; the .env loader kept them"
    if "pattern" in rule and not re.fullmatch(rule["pattern"], value):
        return f"does not look like {rule['pattern']}"
    return "ok"


def main(path="required.toml"):
    with open(path, "rb") as handle:
        rules = tomllib.load(handle)
    bad = 0
    for name, rule in rules.items():
        result = state(rule, os.environ.get(name))
        bad += result not in ("ok", "not set (optional)")
        print(f"{name:24} {result}")
        if result != "ok" and "help" in rule:
            print(f"{'':24} -> {rule['help']}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
