import json, subprocess, sys, tempfile, os

def plan(stack):
    with tempfile.TemporaryDirectory() as tmp:
        out = os.path.join(tmp, "p")
        run = subprocess.run(["terraform", f"-chdir={stack}", "plan", "-refresh-only", "-lock=false",
                              "-input=false", "-detailed-exitcode", f"-out={out}"], capture_output=True, text=True)
        if run.returncode == 1:
            return None, run.stderr.strip()
        show = subprocess.run(["terraform", f"-chdir={stack}", "show", "-json", out],
                              capture_output=True, text=True, check=True)
        return json.loads(show.stdout), ""

for stack in sys.argv[1:]:
    doc, err = plan(stack)
    print(f"## {stack}")
    if doc is None:
        print(err.splitlines()[0] if err else "plan failed")
        continue
    for item in doc.get("resource_drift", []):
        before, after = item["change"]["before"] or {}, item["change"]["after"] or {}
        hidden = item["change"].get("after_sensitive") or {}
        for key in sorted(set(before) | set(after)):
            if before.get(key) != after.get(key):
                shown = "(sensitive)" if hidden.get(key) else f"{before.get(key)!r} -> {after.get(key)!r}"
                print(f"- {item['address']}.{key}: {shown}")
