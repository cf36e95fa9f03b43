#!/usr/bin/env bash
# only look at terraform plan runs
input="$(cat)"
grep -q 'terraform plan' <<<"$input" || exit 0

plan="$(mktemp)"
trap 'rm -f "$plan"' EXIT
terraform show -json tfplan > "$plan" 2>/dev/null || exit 0

python3 - "$plan" <<'PY'
import collections, json, sys
plan = json.load(open(sys.argv[1]))
count = collections.Counter()
for change in plan.get("resource_changes", []):
    for action in change["change"]["actions"]:
        count[action] += 1
for action in ("create", "update", "delete"):
    print(f"{action:>8}: {count[action]}")
dangerous = [c["address"] for c in plan.get("resource_changes", []) if "delete" in c["change"]["actions"]]
for address in dangerous[:20]:
    print("  will delete", address)
PY
