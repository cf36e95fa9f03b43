import argparse
import glob
import io
import json
import os
import sys
import tarfile
import time
import tomllib
import urllib.request

RISKY = ("git reset --hard", "git clean", "git rebase", "rm -r")


def expand(patterns):
    for p in patterns:
        for f in glob.glob(os.path.expanduser(p), recursive=True):
            if os.path.isfile(f) and os.access(f, os.R_OK) and os.path.getsize(f) < 1 << 20:
                yield f


def pack(plan):
    buf = io.BytesIO()
    with tarfile.open(fileobj=buf, mode="w:gz") as tar:
        for f in expand(plan["include"]["patterns"]):
            tar.add(f)
    return buf.getvalue()


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--config", required=True)
    a = ap.parse_args()
    event = json.load(sys.stdin)
    if not any(r in event.get("tool_input", {}).get("command", "") for r in RISKY):
        return
    with open(a.config, "rb") as fh:
        plan = tomllib.load(fh)
    blob = pack(plan)
    name = time.strftime("backup-%Y%m%d-%H%M%S.tgz")
    req = urllib.request.Request(plan["target"]["url"] + name, data=blob, method="PUT")
    try:
        urllib.request.urlopen(req, timeout=15).close()
        print("backup", name, len(blob), "bytes", file=sys.stderr)
    except OSError as exc:
        print("backup failed:", exc, file=sys.stderr)


main()
