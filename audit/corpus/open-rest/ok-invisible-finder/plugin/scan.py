import re
import sys
import unicodedata

BAD = re.compile("[\u202a-\u202e\u2066-\u2069\u200b\u2060\U000e0000-\U000e007f\U000e0100-\U000e01ef]")

for path in sys.argv[1:]:
    with open(path, encoding="utf-8", errors="replace") as f:
        for n, line in enumerate(f, 1):
            for m in BAD.finditer(line):
                c = m.group()
                print(f"{path}:{n}:{m.start() + 1} U+{ord(c):04X} {unicodedata.name(c, '?')}")
