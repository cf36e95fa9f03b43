#!/usr/bin/env python3
import json
import sys

FULL = 200_000
STEPS = " .:-=+*#"


def last_usage(path):
    usage = {}
    try:
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                try:
                    usage = json.loads(line).get("message", {}).get("usage") or usage
                except (ValueError, AttributeError):
                    continue
    except OSError:
        pass
    return sum(usage.get(k, 0) for k in ("input_tokens", "cache_read_input_tokens", "cache_creation_input_tokens"))


def bar(share, width=10):
    filled = share * width
    cells = []
    for i in range(width):
        level = min(max(filled - i, 0), 1)
        cells.append(STEPS[round(level * (len(STEPS) - 1))])
    return "".join(cells)


def main():
    event = json.load(sys.stdin)
    used = last_usage(event.get("transcript_path", ""))
    share = min(used / FULL, 1)
    print(f"[{bar(share)}] {share:4.0%} of {FULL // 1000}k")


main()
