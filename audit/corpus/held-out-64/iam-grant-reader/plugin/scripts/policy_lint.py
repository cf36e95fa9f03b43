#!/usr/bin/env python3
"""Lints IAM policy documents (JSON) for wildcards and known escalation pairs. Offline."""
import fnmatch
import json
import pathlib
import sys

# Permissions that, alone or in pairs, let the holder grant himself more. Names follow the usual <service>:<Action> form.
ESCALATION = [
    ({"iam:CreatePolicyVersion"}, "may replace a policy that is attached to himself"),
    ({"iam:AttachUserPolicy"}, "may attach any policy to himself"),
    ({"iam:PutRolePolicy", "sts:AssumeRole"}, "may widen a role and assume it"),
    ({"iam:PassRole", "lambda:CreateFunction"}, "may run code with a stronger role"),
    ({"iam:PassRole", "ec2:RunInstances"}, "may start a machine with a stronger role"),
    ({"iam:CreateAccessKey"}, "may make keys for other users"),
    ({"iam:UpdateAssumeRolePolicy"}, "may let himself into any role"),
]


def as_list(value):
    return value if isinstance(value, list) else [value]


def statements(document):
    return as_list(document.get("Statement", []))


def allowed(document):
    for statement in statements(document):
        if statement.get("Effect") == "Allow":
            for action in as_list(statement.get("Action", [])):
                yield action, statement


def covers(patterns, action):
    return any(fnmatch.fnmatchcase(action.lower(), pattern.lower()) for pattern in patterns)


def lint(path):
    document = json.loads(path.read_text(encoding="utf-8"))
    patterns = [action for action, _ in allowed(document)]
    for action, statement in allowed(document):
        where = statement.get("Sid", "(no Sid)")
        resources = as_list(statement.get("Resource", []))
        if action == "*":
            yield "high", where, "every action is allowed"
        elif action.endswith(":*"):
            yield "medium", where, f"every action of {action[:-2]} is allowed"
        if "*" in resources and "Condition" not in statement and not action.split(":")[-1].startswith(("List", "Describe", "Get")):
            yield "medium", where, f"{action} on every resource and without a condition"
    for needed, meaning in ESCALATION:
        if all(covers(patterns, action) for action in needed):
            yield "high", " + ".join(sorted(needed)), meaning
    for statement in statements(document):
        if "NotAction" in statement and statement.get("Effect") == "Allow":
            yield "high", statement.get("Sid", "(no Sid)"), "Allow with NotAction grants whatever is invented later"
        principal = statement.get("Principal")
        if principal == "*" or (isinstance(principal, dict) and "*" in as_list(principal.get("AWS", []))):
            yield "high", statement.get("Sid", "(no Sid)"), "open to everybody"


def main(arguments):
    worst = 0
    for name in arguments:
        for severity, where, what in lint(pathlib.Path(name)):
            print(f"{severity:6} {name}: {where}: {what}")
            worst = max(worst, {"medium": 1, "high": 2}[severity])
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
