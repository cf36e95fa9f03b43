#!/usr/bin/env python3
"""check.py [--command 'prog args']: check hashlib, or a program that reads hex on stdin and prints hex."""
import argparse
import csv
import hashlib
import hmac
import json
import shlex
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent / "vectors"


def builtin_sha(message):
    return hashlib.sha256(message).hexdigest()


def program(command):
    argv = shlex.split(command)

    def run(message):
        done = subprocess.run(argv, input=message.hex(), capture_output=True, text=True, timeout=10)
        return done.stdout.strip().lower()

    return run


def check_sha(digest):
    bad = 0
    for row in json.loads((HERE / "sha256.json").read_text()):
        got = digest(bytes.fromhex(row["msg"]))
        if got != row["hex"]:
            bad += 1
            print(f"sha256({row['msg'] or 'empty'}): got {got[:16]}..., want {row['hex'][:16]}...")
    return bad


def check_hmac():
    bad = 0
    with (HERE / "hmac.csv").open() as fh:
        for row in csv.DictReader(fh):
            tag = hmac.new(bytes.fromhex(row["key_hex"]), bytes.fromhex(row["msg_hex"]), "sha256").hexdigest()
            if not hmac.compare_digest(tag, row["tag_hex"]):
                bad += 1
                print("hmac mismatch for message", row["msg_hex"])
    return bad


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--command", help="your own program, hex in, hex out")
    opts = ap.parse_args()
    bad = check_sha(program(opts.command) if opts.command else builtin_sha)
    if not opts.command:
        bad += check_hmac()
    print("all vectors pass" if not bad else f"{bad} vectors fail")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
