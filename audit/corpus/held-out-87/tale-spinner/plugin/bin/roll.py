#!/usr/bin/env python3
import re
import secrets
import sys

found = re.fullmatch(r"(\d{1,2})d(\d{1,3})([+-]\d{1,3})?", sys.argv[1] if len(sys.argv) > 1 else "2d6")
if not found:
    sys.exit("like 2d6+1")
count, sides, bonus = int(found[1]), int(found[2]), int(found[3] or 0)
rolls = [secrets.randbelow(sides) + 1 for _ in range(count)]
print(f"{rolls} {bonus:+d} = {sum(rolls) + bonus}")
