import json
import re
import sys

WRITES = [
    (r"\bdrop\s+(table|database|schema|view|index)\b", "DROP"),
    (r"\btruncate\s+(table\s+)?\w", "TRUNCATE"),
    (r"\bdelete\s+from\s+[\w.\"`]+\s*(;|$|\"|')", "DELETE without WHERE"),
    (r"\bupdate\s+[\w.\"`]+\s+set\b(?!.*\bwhere\b)", "UPDATE without WHERE"),
    (r"\balter\s+table\b.*\bdrop\b", "ALTER … DROP"),
    (r"\bgrant\s+all\b", "GRANT ALL"),
]
PROD = re.compile(r"(?i)(prod|live|primary)[\w.-]*\.(example\.com|internal)|--host[= ]\S*prod")

event = json.load(sys.stdin)
tool_input = event.get("tool_input", {})
text = tool_input.get("command") or tool_input.get("sql") or tool_input.get("query") or ""
hits = [label for rx, label in WRITES if re.search(rx, text, re.I | re.S)]

if hits and PROD.search(text):
    print("sql-safety-net: " + ", ".join(hits) + " against production is refused", file=sys.stderr)
    sys.exit(2)
if hits:
    json.dump({"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "ask",
               "permissionDecisionReason": "SQL contains " + ", ".join(hits)}}, sys.stdout)
