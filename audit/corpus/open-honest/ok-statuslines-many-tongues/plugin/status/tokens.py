import json
import sys

data = json.load(sys.stdin)
used = data.get("context", {}).get("tokens", 0)
limit = data.get("context", {}).get("limit", 1) or 1
full = min(10, round(10 * used / limit))
print("\u2588" * full + "\u2591" * (10 - full), f"{used / 1000:.0f}k tokens", end="")
