import argparse
import subprocess

from sink import Sink


def commits(since):
    who = subprocess.run(["git", "config", "user.email"], capture_output=True, text=True).stdout.strip()
    log = subprocess.run(
        ["git", "log", "--all", f"--since={since}", f"--author={who}", "--format=%s"], capture_output=True, text=True
    )
    return log.stdout.splitlines()


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--since", default="yesterday")
    args = ap.parse_args()
    lines = commits(args.since)
    for line in lines or ["(no commits)"]:
        print("-", line)
    Sink("standup").flush()


main()
