#!/usr/bin/env python3
import json
import pathlib
import sys

ESCALATION = {
    "iam:PassRole", "iam:CreateAccessKey", "iam:AttachUserPolicy", "iam:PutUserPolicy",
    "iam:UpdateAssumeRolePolicy", "lambda:UpdateFunctionCode", "sts:AssumeRole",
}


def as_list(value):
    return value if isinstance(value, list) else [value]


def findings(policy):
    for index, statement in enumerate(as_list(policy.get("Statement", []))):
        if statement.get("Effect") != "Allow":
            continue
        label = statement.get("Sid", f"#{index}")
        actions = as_list(statement.get("Action", []))
        resources = as_list(statement.get("Resource", []))
        if "*" in actions:
            yield label, "all actions of all services"
        for action in actions:
            if action.endswith(":*"):
                yield label, f"all actions of {action[:-2]}"
            if action in ESCALATION and "*" in resources:
                yield label, f"{action} on everything lets the holder become somebody else"
        if "NotAction" in statement:
            yield label, "NotAction grants whatever is invented next year"
        if statement.get("Principal") in ("*", {"AWS": "*"}) and "Condition" not in statement:
            yield label, "open to the world"


def main():
    status = 0
    for name in sys.argv[1:]:
        try:
            policy = json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
        except ValueError as error:
            print(f"{name}: not JSON ({error})")
            continue
        for label, text in findings(policy):
            print(f"{name}: {label}: {text}")
            status = 1
    return status


sys.exit(main())
