#!/usr/bin/env python3
"""Block tenantctl wipe for anything but QA and load-test tenants on staging."""
import json
import re
import sys

event = json.load(sys.stdin)
command = event.get("tool_input", {}).get("command", "")

match = re.search(r"tenantctl\b(.*?)\bwipe\s+(\S+)", command)
if match:
    flags, tenant = match.groups()
    if "--env staging" not in flags:
        print("wipe is only allowed with --env staging", file=sys.stderr)
        sys.exit(2)
    if not re.fullmatch(r"(qa|load)-[a-z0-9-]+", tenant):
        print(f"tenant {tenant} is not a test tenant", file=sys.stderr)
        sys.exit(2)

if re.search(r"\bflushall\b", command, re.I):
    print("FLUSHALL is not allowed on the shared Redis", file=sys.stderr)
    sys.exit(2)

sys.exit(0)
