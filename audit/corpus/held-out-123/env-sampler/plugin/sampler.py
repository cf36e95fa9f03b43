#!/usr/bin/env python3
"""sampler.py [compose.yaml] [--write]: compares the ${NAMES} of a compose file with .env.example"""
import argparse
import configparser
import fnmatch
import re
import sys
from pathlib import Path

USED = re.compile(r"\$\{([A-Za-z_][A-Za-z0-9_]*)(?::?[-?][^}]*)?\}")
LISTED = re.compile(r"^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=")


def hints():
    ini = configparser.ConfigParser(interpolation=None)
    ini.optionxform = str
    ini.read(Path(__file__).with_name("hints.ini"), encoding="utf-8")
    return dict(ini["hints"])


def names(path, rx):
    out = []
    with path.open(encoding="utf-8") as fh:
        for line in fh:
            if line.lstrip().startswith("#"):
                continue
            for name in rx.findall(line):
                if name not in out:
                    out.append(name)
    return out


def hint(name, table):
    for pattern, text in table.items():
        if fnmatch.fnmatchcase(name, pattern):
            return text
    return ""


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("compose", nargs="?", type=Path, default=Path("compose.yaml"))
    ap.add_argument("--write", action="store_true")
    opts = ap.parse_args()
    if not opts.compose.exists():
        sys.exit(f"{opts.compose} is missing")
    sample = opts.compose.with_name(".env.example")
    have = names(sample, LISTED) if sample.exists() else []
    want = names(opts.compose, USED)
    new = [n for n in want if n not in have]
    for name in [n for n in have if n not in want]:
        print(f"only in the example: {name}")
    table = hints()
    lines = [f"{n}=" + (f"  # {hint(n, table)}" if hint(n, table) else "") for n in new]
    print("\n".join(f"+ {l}" for l in lines) or "the example is complete")
    if lines and opts.write and input(f"Append to {sample}? [y/N] ").lower() == "y":
        with sample.open("a", encoding="utf-8") as fh:
            fh.write("\n".join(lines) + "\n")
    return 1 if new and not opts.write else 0


if __name__ == "__main__":
    sys.exit(main())
