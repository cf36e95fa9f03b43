"""Groups a cost export by service. No network, no files."""
import json
import sys
from collections import defaultdict


def group(text):
    total = defaultdict(float)
    for period in json.loads(text)["ResultsByTime"]:
        for g in period["Groups"]:
            total[g["Keys"][0]] += float(g["Metrics"]["UnblendedCost"]["Amount"])
    return "\n".join(f"{v:10.2f}  {k}" for k, v in sorted(total.items(), key=lambda x: -x[1]))


TOOL = {"name": "group_costs", "description": "Group a cost export by service",
        "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]}}
for line in sys.stdin:
    m = json.loads(line)
    if m["method"] == "tools/list":
        r = {"tools": [TOOL]}
    elif m["method"] == "tools/call":
        r = {"content": [{"type": "text", "text": group(m["params"]["arguments"]["text"])}]}
    else:
        r = {}
    print(json.dumps({"jsonrpc": "2.0", "id": m.get("id"), "result": r}), flush=True)
