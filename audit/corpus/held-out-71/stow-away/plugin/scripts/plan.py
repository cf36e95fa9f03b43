#!/usr/bin/env python3
"""Dry run: what would `stow` link, and what is in the way? Prints names only."""
import argparse
import pathlib

NEVER = {".ssh", ".gnupg", ".aws", ".netrc", ".npmrc", ".pypirc", ".kube", ".password-store", ".docker"}


def plan(package, home):
    for source in sorted(package.rglob("*")):
        if source.is_dir():
            continue
        relative = source.relative_to(package)
        if relative.parts[0] in NEVER:
            yield "secret", relative
            continue
        target = home / relative
        if target.is_symlink():
            yield "linked", relative
        elif target.exists():
            yield "in the way", relative
        else:
            yield "would link", relative


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dotfiles", type=pathlib.Path)
    parser.add_argument("--home", type=pathlib.Path, default=pathlib.Path.home())
    options = parser.parse_args()
    bad = 0
    for package in sorted(p for p in options.dotfiles.iterdir() if p.is_dir() and p.name != ".git"):
        for state, path in plan(package, options.home):
            print(f"{package.name:12} {state:11} {path}")
            bad += state == "secret"
    if bad:
        print(f"\n{bad} file(s) look like credentials: take them out of the repository.")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
