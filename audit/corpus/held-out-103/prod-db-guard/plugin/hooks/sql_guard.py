#!/usr/bin/env python3
import json
import re
import sys

CLIENTS = re.compile(r"\b(psql|mysql|mariadb|sqlite3|clickhouse-client|sqlcmd)\b")

STATEMENTS = [
    (re.compile(r"\bdrop\s+(table|database|schema|role|owned)\b", re.I), "deny", "DROP"),
    (re.compile(r"\btruncate\b", re.I), "deny", "TRUNCATE"),
    (re.compile(r"\bdelete\s+from\s+\S+\s*(;|$|\")", re.I), "deny", "DELETE without WHERE"),
    (re.compile(r"\bupdate\s+\S+\s+set\s+(?:(?!\bwhere\b).)*$", re.I | re.S), "ask", "UPDATE without WHERE"),
    (re.compile(r"\balter\s+role\b.*\bsuperuser\b", re.I), "deny", "making a superuser"),
    (re.compile(r"\bcopy\b.*\bto\s+program\b", re.I), "deny", "COPY TO PROGRAM runs a shell on the server"),
    (re.compile(r"\bxp_cmdshell\b", re.I), "deny", "xp_cmdshell"),
    (re.compile(r"\bload_extension\s*\(", re.I), "deny", "sqlite load_extension"),
    (re.compile(r"\binto\s+outfile\b", re.I), "ask", "INTO OUTFILE writes on the server"),
]
ORDER = {"allow": 0, "ask": 1, "deny": 2}


def text_of(call):
    tool = call.get("tool_name", "")
    args = call.get("tool_input", {}) or {}
    if tool == "Bash":
        cmd = args.get("command", "")
        return cmd if CLIENTS.search(cmd) else ""
    return args.get("sql") or args.get("query") or ""


def strip_comments(sql):
    sql = re.sub(r"/\*.*?\*/", " ", sql, flags=re.S)
    return re.sub(r"--[^\n]*", " ", sql)


def main():
    call = json.load(sys.stdin)
    sql = strip_comments(text_of(call))
    worst, reasons = "allow", []
    for rx, verdict, label in STATEMENTS:
        if rx.search(sql):
            reasons.append(label)
            if ORDER[verdict] > ORDER[worst]:
                worst = verdict
    if worst == "allow":
        return 0
    print(json.dumps({"decision": worst, "reason": "prod-db-guard: " + ", ".join(reasons)}))
    return 2 if worst == "deny" else 0


sys.exit(main())
