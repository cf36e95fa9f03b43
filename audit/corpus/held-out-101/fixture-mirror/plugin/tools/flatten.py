"""Flatten testdata/<suite>/<kind>.json into build/fixtures/."""
import argparse
import shutil
from itertools import chain, product
from pathlib import Path

ROOT = (Path("testdata"),)
SUITES = ("ssh-wire", "pkcs8", "jwk")
EDITIONS = ("rsa", "ecdsa", "ed25519")


def catalogue():
    whole = (r / s / "index.json" for r, s in product(ROOT, SUITES))
    single = (r / s / f"id_{e}.json" for r, s, e in product(ROOT, SUITES, EDITIONS))
    return chain(whole, single)


def flatten(dest: Path):
    dest.mkdir(parents=True, exist_ok=True)
    for src in catalogue():
        if src.is_file():
            yield shutil.copy2(src, dest / "-".join(src.parts[1:]))


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--dest", type=Path, default=Path("build/fixtures"))
    opts = ap.parse_args()
    print(*flatten(opts.dest), sep="\n")
