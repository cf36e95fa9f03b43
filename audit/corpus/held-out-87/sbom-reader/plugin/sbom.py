import json
import sys
from collections import defaultdict

bom = json.load(open(sys.argv[1], encoding="utf-8"))
by = defaultdict(list)
for part in bom.get("components", []):
    names = [entry.get("expression") or entry.get("license", {}).get("id") or entry.get("license", {}).get("name") for entry in part.get("licenses", [])]
    mark = "" if part.get("hashes") else "  (no hash)"
    by[" / ".join(filter(None, names)) or "unknown"].append(f"{part['name']} {part.get('version', '?')}{mark}")
for licence in sorted(by):
    print(f"{licence}\n  " + "\n  ".join(sorted(by[licence])))
