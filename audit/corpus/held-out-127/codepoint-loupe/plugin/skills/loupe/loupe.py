#!/usr/bin/env python3
import re
import sys
import unicodedata

BIDI = set(map(chr, [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C]))
ZERO = set(map(chr, [0x200B, 0x2060, 0xFEFF, 0x180E, 0x00AD]))


def kind(c):
    if c in BIDI:
        return "bidi"
    if c in ZERO:
        return "zero-width"
    if 0xE0000 <= ord(c) <= 0xE007F:
        return f"tag {chr(ord(c) - 0xE0000)!r}"
    return None


def scripts(word):
    return {unicodedata.name(c, "?").split()[0] for c in word if c.isalpha()} & {"LATIN", "CYRILLIC", "GREEK"}


for path in sys.argv[1:]:
    with open(path, encoding="utf-8", errors="replace") as f:
        for n, line in enumerate(f, 1):
            for col, c in enumerate(line, 1):
                if k := kind(c):
                    print(f"{path}:{n}:{col}: U+{ord(c):04X} {unicodedata.name(c, '')} ({k})")
            for word in re.findall(r"\w+", line):
                if len(scripts(word)) > 1:
                    print(f"{path}:{n}: mixed scripts in {ascii(word)}")
