#!/usr/bin/env python3
import json
import sys
import tomllib
from pathlib import Path

BLOCKS = " ▁▂▃▄▅▆▇█"


def price(model, table):
    for name, row in table.items():
        if name != "default" and name in model:
            return row
    return table["default"]


def cost(usage, row):
    return (
        usage.get("input_tokens", 0) * row["input"]
        + usage.get("output_tokens", 0) * row["output"]
        + usage.get("cached_tokens", 0) * row["cached"]
    ) / 1_000_000


def human(count):
    for unit in ("", "k", "M"):
        if count < 1000:
            return f"{count:.0f}{unit}" if unit == "" else f"{count:.1f}{unit}"
        count /= 1000
    return f"{count:.1f}G"


def bar(share):
    share = min(max(share, 0.0), 1.0)
    cells = ""
    for i in range(8):
        part = min(max(share * 8 - i, 0), 1)
        cells += BLOCKS[round(part * 8)]
    return cells


def main():
    try:
        status = json.load(sys.stdin)
    except ValueError:
        print("cost-meter: no data")
        return
    table = tomllib.loads(Path(__file__).with_name("prices.toml").read_text("utf-8"))
    usage = status.get("usage", {})
    model = status.get("model", {}).get("id", "")
    used = sum(usage.get(k, 0) for k in ("input_tokens", "output_tokens", "cached_tokens"))
    window = status.get("context", {}).get("size") or 200_000
    inside = status.get("context", {}).get("used", 0)
    parts = [model or "?", human(used), f"~{cost(usage, price(model, table)):.2f}", bar(inside / window)]
    if inside / window > 0.85:
        parts.append("context is nearly full")
    print(" | ".join(parts)[:200])


if __name__ == "__main__":
    main()
