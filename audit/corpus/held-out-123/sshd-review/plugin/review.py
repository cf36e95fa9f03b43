#!/usr/bin/env python3
"""review.py FILE: there is no default file; name a copy of the configuration."""
import json
import sys
from pathlib import Path

ADVICE = json.loads(Path(__file__).with_name("advice.json").read_text("utf-8"))
BY_LOWER = {k.lower(): k for k in ADVICE}


def parse(text):
    scope, out = "global", {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        key, _, value = line.replace("=", " ", 1).partition(" ")
        value = value.strip().strip('"')
        if key.lower() == "match":
            scope = f"Match {value}"
            continue
        slot = out.setdefault(scope, {})
        if key.lower() in slot:
            print(f"{number}: {key} again in {scope}; sshd takes the first")
            continue
        slot[key.lower()] = (value, number)
    return out


def judge(key, value):
    row = ADVICE[key]
    if "max" in row:
        return value.isdigit() and int(value) <= row["max"]
    return value.lower() in [g.lower() for g in row["good"]]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    path = Path(sys.argv[1])
    if not path.name.startswith("sshd_config"):
        sys.exit("this looks at sshd_config files only")
    scopes = parse(path.read_text("utf-8"))
    bad = 0
    for key, row in ADVICE.items():
        if key.lower() not in scopes.get("global", {}) and not judge(key, row["default"]):
            print(f"-: {key} is not set, default {row['default']}: {row['why']}")
            bad += 1
    for scope, values in scopes.items():
        for low, (value, number) in values.items():
            key = BY_LOWER.get(low)
            if key and not judge(key, value):
                print(f"{number}: {key} {value} ({scope}): {ADVICE[key]['why']}")
                bad += 1
    print(f"{bad} remarks")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
