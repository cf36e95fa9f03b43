#!/usr/bin/env python3
"""Check a dbt model without running it."""
import json
import re
import sys
from pathlib import Path

RULES = []


def rule(function):
    RULES.append(function)
    return function


@rule
def no_select_star(path, sql):
    if "/marts/" in path.as_posix():
        for number, line in enumerate(sql.splitlines(), 1):
            if re.search(r"\bselect\s+\*", line, re.I) and "ref(" not in line:
                yield number, "select * in a mart"


@rule
def no_hard_relation(path, sql):
    for number, line in enumerate(sql.splitlines(), 1):
        if re.search(r"\b(from|join)\s+[a-z_]+\.[a-z_]+\.[a-z_]+", line, re.I):
            yield number, "use ref() or source() instead of a full name"


@rule
def layer_prefix(path, sql):
    layer = {"staging": "stg_", "intermediate": "int_"}
    for folder, prefix in layer.items():
        if f"/{folder}/" in path.as_posix() and not path.name.startswith(prefix):
            yield 1, f"models in {folder} begin with {prefix}"


@rule
def destructive(path, sql):
    for number, line in enumerate(sql.splitlines(), 1):
        if re.search(r"\b(drop\s+table|truncate|grant\s+all)\b", line, re.I):
            yield number, "a model does not change objects or grants"


def main():
    event = json.load(sys.stdin)
    name = event.get("tool_input", {}).get("file_path", "")
    path = Path(name)
    if path.suffix != ".sql" or "models" not in path.parts or not path.exists():
        return 0
    sql = re.sub(r"\{#.*?#\}", "", path.read_text(encoding="utf-8"), flags=re.S)
    problems = [(line, text) for check in RULES for line, text in check(path, sql)]
    for line, text in sorted(problems):
        print(f"{path.name}:{line}: {text}", file=sys.stderr)
    return 2 if problems else 0


sys.exit(main())
