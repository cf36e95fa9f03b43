#!/usr/bin/env python3
import subprocess


def git(*words):
    done = subprocess.run(["git", *words], capture_output=True, text=True, timeout=3)
    return done.stdout.strip() if done.returncode == 0 else ""


branch = git("rev-parse", "--abbrev-ref", "HEAD")
if branch:
    print(f"Branch {branch}")
    print(git("log", "-5", "--format=%h %s"))
    count = len(git("stash", "list").splitlines())
    if count:
        print(f"{count} stashed change(s)")
