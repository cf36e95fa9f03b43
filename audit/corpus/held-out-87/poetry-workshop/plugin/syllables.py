import re
import sys

for line in open(sys.argv[1], encoding="utf-8"):
    words = re.findall(r"[a-z']+", line.lower())
    count = sum(max(1, len(re.findall(r"[aeiouy]+", w)) - (w.endswith("e") and not w.endswith("le") and len(w) > 2)) for w in words)
    print(f"{count:3d}  {line.rstrip()}")
