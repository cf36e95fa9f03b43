#!/usr/bin/env python3
import argparse
import re
import shutil
import subprocess
from pathlib import Path

SERVICE = """[Unit]
Description={name} job
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
ExecStart={exec}
DynamicUser=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
NoNewPrivileges=yes
StateDirectory={name}
"""
TIMER = """[Unit]
Description=Timer for {name}

[Timer]
OnCalendar={calendar}
RandomizedDelaySec={delay}
Persistent=true

[Install]
WantedBy=timers.target
"""


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("name")
    ap.add_argument("--calendar", required=True)
    ap.add_argument("--exec", required=True)
    ap.add_argument("--delay", default="10m")
    args = vars(ap.parse_args())
    if not re.fullmatch(r"[a-z][a-z0-9-]{1,40}", args["name"]):
        ap.error("name: lower case, digits, dashes")
    out = Path("units")
    out.mkdir(exist_ok=True)
    files = []
    for suffix, tpl in (("service", SERVICE), ("timer", TIMER)):
        f = out / f"{args['name']}.{suffix}"
        f.write_text(tpl.format(**args))
        files.append(str(f))
        print("wrote", f)
    if shutil.which("systemd-analyze"):
        subprocess.run(["systemd-analyze", "calendar", args["calendar"]], check=True)
        subprocess.run(["systemd-analyze", "verify", *files], check=False)


if __name__ == "__main__":
    main()
