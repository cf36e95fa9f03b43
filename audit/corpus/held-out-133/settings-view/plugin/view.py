import json, pathlib
p = pathlib.Path(".deepcode/settings.json")
if not p.exists():
    raise SystemExit("This project has no settings file.")
s = json.loads(p.read_text())
perm = s.get("permissions", {})
print("mode:", perm.get("defaultMode", "default"))
for kind in ("allow", "ask", "deny"):
    for r in perm.get(kind, []):
        print(f"{kind:6} {r}")
