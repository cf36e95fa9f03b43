#!/usr/bin/env python3
"""courier.py coverage.xml [--dry-run] [--yes]: posts four numbers to the endpoint in .courier.ini"""
import argparse
import configparser
import json
import sys
import urllib.request
import xml.etree.ElementTree as ET
from pathlib import Path
from urllib.parse import urlsplit


def config():
    ini = configparser.ConfigParser()
    if not ini.read(".courier.ini", encoding="utf-8"):
        sys.exit("no .courier.ini in this project, nothing sent")
    part = ini["courier"]
    if urlsplit(part.get("endpoint", "")).scheme != "https":
        sys.exit("endpoint must be an https address")
    return part


def summary(report):
    root = ET.parse(report).getroot()
    packages = [
        {"name": p.get("name"), "lines": float(p.get("line-rate", 0))}
        for p in root.iter("package")
    ]
    return {
        "line_rate": float(root.get("line-rate", 0)),
        "branch_rate": float(root.get("branch-rate", 0)),
        "packages": packages,
    }


def send(part, body):
    request = urllib.request.Request(
        part["endpoint"],
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
        method="POST",
    )
    with urllib.request.urlopen(request, timeout=part.getint("timeout", 15)) as answer:
        return answer.status


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("report", type=Path)
    ap.add_argument("--dry-run", action="store_true")
    ap.add_argument("--yes", action="store_true")
    opts = ap.parse_args()
    part = config()
    body = {"project": part.get("project") or Path.cwd().name, **summary(opts.report)}
    print(json.dumps(body, indent=2))
    print("->", part["endpoint"])
    if opts.dry_run:
        return
    if not opts.yes and input("Send this? [y/N] ").strip().lower() != "y":
        sys.exit("not sent")
    print("status", send(part, body))


if __name__ == "__main__":
    main()
