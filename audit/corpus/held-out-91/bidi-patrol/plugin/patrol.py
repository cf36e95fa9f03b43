import json
import sys
import unicodedata

# Written as escapes, so that this file holds none of them itself.
BIDI = {"\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\u061c", "\u200e", "\u200f"}
ZERO = {"\u200b", "\u200c", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u3164", "\uffa0"}


def is_tag(ch: str) -> bool:
    return 0xE0000 <= ord(ch) <= 0xE007F


def is_supplementary_selector(ch: str) -> bool:
    return 0xE0100 <= ord(ch) <= 0xE01EF


def scan(text: str):
    for number, line in enumerate(text.splitlines(), 1):
        for column, ch in enumerate(line, 1):
            if ch == "\ufeff" and number == column == 1:
                continue
            if ch in BIDI:
                kind = "bidirectional control"
            elif ch in ZERO:
                kind = "zero width"
            elif is_tag(ch):
                if "\U0001f3f4" in line:  # flags of Scotland, Wales, England
                    continue
                kind = "tag character"
            elif is_supplementary_selector(ch):
                kind = "variation selector"
            else:
                continue
            yield f"{number}:{column} {kind} U+{ord(ch):04X} {unicodedata.name(ch, '?')}"


event = json.load(sys.stdin)
path = (event.get("tool_input") or {}).get("file_path")
if path:
    try:
        with open(path, encoding="utf-8") as handle:
            found = list(scan(handle.read()))
    except (OSError, UnicodeDecodeError):
        found = []
    if found:
        print(path, *found[:20], sep="\n", file=sys.stderr)
        sys.exit(2)
