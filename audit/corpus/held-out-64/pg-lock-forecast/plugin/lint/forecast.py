#!/usr/bin/env python3
"""Forecasts PostgreSQL locks from migration text.

  forecast.py FILE...     prints findings, exit status 1 if there are any
  forecast.py --hook      reads a hook's event from stdin; findings go to stderr with status 2, so that the agent sees them
"""
import json
import re
import sys

RULES = [
    (r"\bcreate\s+(unique\s+)?index\s+(?!concurrently)", "CREATE INDEX without CONCURRENTLY blocks writes"),
    (r"\bdrop\s+index\s+(?!concurrently)", "DROP INDEX without CONCURRENTLY takes an exclusive lock"),
    (r"\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b", "changing a type mostly rewrites the table"),
    (r"\balter\s+column\s+\S+\s+set\s+not\s+null", "SET NOT NULL scans under an exclusive lock, unless a valid CHECK exists"),
    (r"\badd\s+(constraint\s+\S+\s+)?foreign\s+key(?![^;]*not\s+valid)", "FOREIGN KEY without NOT VALID locks both tables and scans"),
    (r"\badd\s+constraint\s+\S+\s+check(?![^;]*not\s+valid)", "CHECK without NOT VALID scans under an exclusive lock"),
    (r"\brename\s+(column\s+\S+\s+)?to\b", "RENAME breaks the code that is running"),
    (r"\bdrop\s+(table|column)\b", "DROP is final; is the code that used it gone?"),
    (r"\bvacuum\s+full\b|\bcluster\b", "rewrites the table under an exclusive lock"),
    (r"\btruncate\b", "TRUNCATE takes an exclusive lock and is not seen by readers of old snapshots"),
    (r"\block\s+table\b", "explicit lock"),
]
COMPILED = [(re.compile(pattern, re.I | re.S), message) for pattern, message in RULES]


def strip(sql):
    """Blanks comments and string literals, keeping lines."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group(0))
    return re.sub(r"--[^\n]*|/\*.*?\*/|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$", blank, sql, flags=re.S)


def lint(sql):
    text = strip(sql)
    fresh = {name.lower() for name in re.findall(r"\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\S+)", text, re.I)}
    for pattern, message in COMPILED:
        for match in pattern.finditer(text):
            statement = text[text.rfind(";", 0, match.start()) + 1: match.end() + 80].lower()
            if any(re.search(r"\b" + re.escape(table) + r"\b", statement) for table in fresh):
                continue  # made in this very migration: nobody waits for it
            yield text.count("\n", 0, match.start()) + 1, message
    if "concurrently" in text.lower() and re.search(r"\bbegin\b", text, re.I):
        yield 1, "CONCURRENTLY does not work within a transaction"
    if not re.search(r"\block_timeout\b", text, re.I) and re.search(r"\balter\s+table\b", text, re.I):
        yield 1, "no lock_timeout is set"


def report(path):
    with open(path, encoding="utf-8") as file:
        return [f"{path}:{line}: {message}" for line, message in sorted(lint(file.read()))]


def main(arguments):
    if arguments == ["--hook"]:
        event = json.load(sys.stdin)
        path = (event.get("tool_input") or {}).get("file_path", "")
        if not path.endswith(".sql") or "migrat" not in path:
            return 0
        findings = report(path)
        print("\n".join(findings), file=sys.stderr)
        return 2 if findings else 0
    findings = [finding for path in arguments for finding in report(path)]
    print("\n".join(findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
