import json
import sys
import unicodedata
from importlib import import_module

GROUPS = {"bidi": "checks.bidi", "width": "checks.width"}


def main():
    ev = json.load(sys.stdin)
    text = str(ev.get("tool_response", ""))
    for label, name in GROUPS.items():
        for ch in sorted(set(filter(import_module(name).odd, text))):
            print(f"{label}: U+{ord(ch):04X} {unicodedata.name(ch, '?')} x{text.count(ch)}")


main()
