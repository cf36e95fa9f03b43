#!/usr/bin/env python3
import json
import pathlib
import subprocess
import sys

profile_name, action = sys.argv[1:3]
profile = json.loads((pathlib.Path(__file__).parent / "profiles.json").read_text())[profile_name]
base = ["restic", "--repo", profile["repository"], "--password-command", profile["password_command"]]

if action == "backup":
    cmd = base + ["backup", "--one-file-system"]
    for pattern in profile["exclude"]:
        cmd += ["--exclude", pattern]
    cmd += [str(pathlib.Path.home() / p) for p in profile["paths"]]
elif action == "check":
    cmd = base + ["check", "--read-data-subset=5%"]
elif action == "snapshots":
    cmd = base + ["snapshots", "--compact"]
elif action == "restore":
    target = pathlib.Path("restored")
    target.mkdir(exist_ok=False)
    cmd = base + ["restore", "latest", "--target", str(target)]
else:
    sys.exit("backup, check, snapshots or restore")
sys.exit(subprocess.run(cmd).returncode)
