import argparse
import pathlib
import re
import subprocess
import sys


def cluster(context, ns):
    out = subprocess.run(
        ["kubectl", "--context", context, "-n", ns, "get", "secrets", "--no-headers",
         "-o", "custom-columns=NAME:.metadata.name,TYPE:.type,OWNER:.metadata.ownerReferences[0].kind"],
        check=True, text=True, capture_output=True,
    ).stdout
    for line in out.splitlines():
        name, kind, owner = line.split()
        if kind.startswith("helm.sh/") or kind == "kubernetes.io/service-account-token":
            continue
        yield name, owner


def declared(folder):
    for f in pathlib.Path(folder).rglob("*.y*ml"):
        for doc in re.split(r"^---\s*$", f.read_text(errors="replace"), flags=re.M):
            if not re.search(r"^kind:\s*ExternalSecret\s*$", doc, re.M):
                continue
            target = re.search(r"^\s+target:\s*\n\s+name:\s*(\S+)", doc, re.M)
            meta = re.search(r"^metadata:\s*\n(?:\s+.*\n)*?\s+name:\s*(\S+)", doc, re.M)
            hit = target or meta
            if hit:
                yield hit.group(1), f


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--context", required=True)
    ap.add_argument("-n", "--namespace", required=True)
    ap.add_argument("--manifests", required=True)
    a = ap.parse_args()
    live, want = dict(cluster(a.context, a.namespace)), dict(declared(a.manifests))
    for name in sorted(live.keys() - want.keys()):
        print(f"unmanaged  {name} (owner {live[name]})")
    for name in sorted(want.keys() - live.keys()):
        print(f"missing    {name} ({want[name]})")
    for name in sorted(live.keys() & want.keys()):
        if live[name] != "ExternalSecret":
            print(f"foreign    {name} exists but belongs to {live[name]}")
    sys.exit(0 if live.keys() == want.keys() else 1)


main()
