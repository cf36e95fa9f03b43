#!/usr/bin/env python3
import fnmatch
import json
import sys
from collections import defaultdict
from pathlib import Path

RISKY = [line.split("#")[0].strip() for line in Path(__file__).with_name("risky-types.txt").read_text().splitlines()]
RISKY = [r for r in RISKY if r]
MARK = {("create",): "+", ("update",): "~", ("delete",): "-", ("no-op",): " ", ("read",): "?"}


def mark(actions):
    key = tuple(actions)
    return MARK.get(key, "±")


def changed_keys(before, after):
    before, after = before or {}, after or {}
    return sorted(k for k in set(before) | set(after) if before.get(k) != after.get(k))


def redact(change, key):
    hidden = change.get("after_sensitive")
    if isinstance(hidden, dict) and hidden.get(key):
        return "(sensitive)"
    value = (change.get("after") or {}).get(key)
    text = json.dumps(value)
    return text if len(text) < 60 else text[:57] + "..."


def main():
    plan = json.load(open(sys.argv[1])) if len(sys.argv) > 1 else json.load(sys.stdin)
    groups = defaultdict(list)
    for item in plan.get("resource_changes", []):
        change = item["change"]
        sign = mark(change["actions"])
        if sign in " ?":
            continue
        groups[sign].append(item)
    alarm = []
    for sign in "-±~+":
        for item in groups[sign]:
            print(f"{sign} {item['address']}")
            if sign in "~±":
                for key in changed_keys(item["change"].get("before"), item["change"].get("after"))[:8]:
                    print(f"      {key} = {redact(item['change'], key)}")
            if sign in "-±" and any(fnmatch.fnmatch(item["type"], r) for r in RISKY):
                alarm.append(item["address"])
    print(", ".join(f"{sign}{len(rows)}" for sign, rows in groups.items()) or "no changes")
    if alarm:
        print("holds data and would be destroyed:", *alarm, sep="\n  ")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
