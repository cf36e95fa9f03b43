import json
import sys
from pathlib import Path

CONF = json.loads(Path(__file__).with_name("gauge.json").read_text())
BLOCKS = [" "] + [chr(0x258F - i) for i in range(8)]


def paint(text, share):
    if not CONF["colour"]:
        return text
    red, green = int(255 * share), int(200 * (1 - share))
    return f"\x1b[38;2;{red};{green};60m{text}\x1b[0m"


def bar(share, cells):
    eighths = round(share * cells * 8)
    full, part = divmod(eighths, 8)
    return (BLOCKS[8] * full + (BLOCKS[part] if full < cells else "")).ljust(cells)


def main():
    event = json.load(sys.stdin)
    window = event.get("context_window", {})
    share = min(1.0, window.get("used_tokens", 0) / (window.get("size") or 200_000))
    print("{} {:.0%}".format(paint(bar(share, CONF["cells"]), share), share), end="")


main()
