import pathlib

def keys(name):
    p = pathlib.Path(name)
    if not p.exists():
        return set()
    return {l.split("=", 1)[0].strip() for l in p.read_text().splitlines() if "=" in l and not l.lstrip().startswith("#")}

have, want = keys(".env"), keys(".env.example")
for k in sorted(want - have):
    print("missing in .env:        ", k)
for k in sorted(have - want):
    print("missing in .env.example:", k)
