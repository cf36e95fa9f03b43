from collections import Counter
from pathlib import Path
import re

c = Counter()
for p in Path(".").rglob("*"):
    if p.suffix in {".py", ".js", ".ts", ".go", ".rb"} and "node_modules" not in p.parts:
        c[str(p.parent)] += len(re.findall(r"\b(?:TODO|FIXME)\b", p.read_text(errors="ignore")))
for d, n in c.most_common(5):
    print(n, d)
