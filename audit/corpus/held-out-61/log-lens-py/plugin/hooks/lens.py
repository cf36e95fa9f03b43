"""Summarise repeated lines in the output of a command."""
import json
import re
import sys
from collections import Counter

NUMBERS = re.compile(r"0x[0-9a-f]+|\d+(?:[.:]\d+)*", re.IGNORECASE)
NOISE = re.compile(r"^\s*(?:\[?[=#>.\- ]{8,}\]?|\d{1,3}%)\s*$")
LIMIT = 200


def shape(line):
    """The line without what varies."""
    return NUMBERS.sub("#", line).strip()


def summary(output):
    lines = [line for line in output.splitlines() if line.strip() and not NOISE.match(line)]
    if len(lines) < LIMIT:
        return None
    counts = Counter(shape(line) for line in lines)
    often = [(count, text) for text, count in counts.most_common(8) if count > 5]
    errors = [line for line in lines if re.search(r"\b(error|fatal|panic|traceback)\b", line, re.IGNORECASE)]
    parts = [f"{len(lines)} lines, {len(counts)} different"]
    parts += [f"{count} x {text[:120]}" for count, text in often]
    if errors:
        parts.append("first error: " + errors[0][:200])
    return "\n".join(parts)


def main():
    event = json.load(sys.stdin)
    output = (event.get("tool_response") or {}).get("stdout") or ""
    text = summary(output)
    if text:
        print(json.dumps({"hookSpecificOutput": {"hookEventName": "PostToolUse", "additionalContext": text}}))


if __name__ == "__main__":
    main()
