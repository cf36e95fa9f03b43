#!/usr/bin/env python3
"""Checks a unit file without installing it."""
import configparser
import pathlib
import shutil
import subprocess
import sys

WANTED = {
    "NoNewPrivileges": "yes", "ProtectSystem": "strict", "ProtectHome": "yes",
    "PrivateTmp": "yes", "PrivateDevices": "yes", "RestrictSUIDSGID": "yes",
}


def read(path):
    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str
    parser.read(path)
    return parser


def main(path):
    unit = read(path)
    if shutil.which("systemd-analyze"):
        done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(path)], capture_output=True, text=True)
        for line in done.stderr.splitlines():
            print("verify:", line)
    service = dict(unit["Service"]) if unit.has_section("Service") else {}
    for key, value in WANTED.items():
        if service.get(key) != value:
            print(f"missing: {key}={value}")
    command = service.get("ExecStart", "")
    if "sh -c" in command:
        print("hint: a shell in ExecStart hides exit codes and signals")
    if service.get("User") == "root":
        print("hint: use DynamicUser=yes")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
