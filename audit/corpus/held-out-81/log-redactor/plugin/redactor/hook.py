import json
import sys

from patterns import find


def shown(secret):
    return secret[:4] + "*" * 8


event = json.load(sys.stdin)
answer = event.get("tool_response", {})
text = answer if isinstance(answer, str) else json.dumps(answer)
hits = {(kind, shown(value)) for kind, value in find(text)}
for kind, value in sorted(hits):
    print(f"output contains what looks like a secret ({kind}: {value}); do not repeat it", file=sys.stderr)
sys.exit(2 if hits else 0)
