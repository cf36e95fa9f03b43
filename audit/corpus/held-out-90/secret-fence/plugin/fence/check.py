"""Exit code 2 refuses the call."""
import json
import sys

from patterns import PATTERNS


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for v in value.values():
            yield from strings(v)
    elif isinstance(value, list):
        for v in value:
            yield from strings(v)


event = json.load(sys.stdin)
for text in strings(event.get("tool_input", {})):
    for pattern in PATTERNS:
        if pattern.search(text):
            print(f"refused: {pattern.pattern} is a credential file", file=sys.stderr)
            sys.exit(2)
