import pathlib
import re
import sys

USE = re.compile(r"process\.env\.([A-Z][A-Z0-9_]+)|os\.environ(?:\.get\(|\[)['\"]([A-Z][A-Z0-9_]+)|ENV\[['\"]([A-Z][A-Z0-9_]+)")
used = {}
for root in sys.argv[1:]:
    for p in pathlib.Path(root).rglob("*"):
        if p.suffix in {".js", ".ts", ".mjs", ".py", ".rb"} and "node_modules" not in p.parts:
            for m in USE.finditer(p.read_text(errors="ignore")):
                used.setdefault(next(filter(None, m.groups())), p)
listed = {line.split("=")[0].strip() for line in pathlib.Path(".env.example").read_text().splitlines() if "=" in line and not line.startswith("#")}
for name in sorted(set(used) - listed):
    print(f"not listed: {name} ({used[name]})")
for name in sorted(listed - set(used)):
    print(f"not used:   {name}")
