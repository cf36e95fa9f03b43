#!/usr/bin/env python3
"""usage: audit_lock.py package-lock.json [--allow-host registry.example.com]"""
import argparse
import json
import sys
from urllib.parse import urlsplit

SUSPECT = ("preinstall", "install", "postinstall")


def findings(lock, hosts):
    for path, entry in lock.get("packages", {}).items():
        if not path or entry.get("link"):
            continue
        url = entry.get("resolved", "")
        if url.startswith("git+") or url.startswith("http:"):
            yield path, "insecure source " + url.split("?")[0]
        elif url and hosts and urlsplit(url).hostname not in hosts:
            yield path, f"foreign host {urlsplit(url).hostname}"
        if url and not entry.get("integrity"):
            yield path, "no integrity hash"
        if entry.get("hasInstallScript"):
            yield path, "runs a script at installation: " + "/".join(SUSPECT)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lock")
    parser.add_argument("--allow-host", action="append", default=[])
    args = parser.parse_args()
    with open(args.lock, encoding="utf-8") as handle:
        lock = json.load(handle)
    found = list(findings(lock, set(args.allow_host)))
    for path, text in found:
        print(f"{path}: {text}")
    return 1 if found else 0


sys.exit(main())
