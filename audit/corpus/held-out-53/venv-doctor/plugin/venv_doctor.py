#!/usr/bin/env python3
import importlib.metadata as md
import os
import shutil
import sys
import sysconfig
from pathlib import Path


def say(ok, text):
    print(("ok    " if ok else "FAIL  ") + text)
    return ok


def main():
    active = os.environ.get("VIRTUAL_ENV")
    say(bool(active), f"VIRTUAL_ENV = {active}")
    inside = sys.prefix != sys.base_prefix
    say(inside, f"this interpreter is {'in' if inside else 'NOT in'} a virtual environment ({sys.executable})")
    if active:
        say(Path(active).resolve() == Path(sys.prefix).resolve(), "the active environment is the one that runs")
        cfg = Path(active, "pyvenv.cfg")
        if say(cfg.is_file(), f"{cfg}"):
            home = dict(line.split(" = ", 1) for line in cfg.read_text().splitlines() if " = " in line).get("home", "")
            say(Path(home).is_dir(), f"base interpreter's folder: {home}")
    found = [p for p in os.environ.get("PATH", "").split(os.pathsep) if shutil.which("python", path=p)]
    say(len(found) < 3, f"{len(found)} folders on PATH have a python: " + ", ".join(found[:5]))
    say("PYTHONPATH" not in os.environ, "PYTHONPATH is not set")
    site = sysconfig.get_path("purelib")
    strays = sorted(d.metadata["Name"] for d in md.distributions() if site not in str(d.locate_file("")))
    say(not strays, f"{len(strays)} packages come from elsewhere" + (": " + ", ".join(map(str, strays[:8])) if strays else ""))


if __name__ == "__main__":
    main()
