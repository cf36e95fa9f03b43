import json
import os
import subprocess
import sys
import time

ESC = "\x1b[{}m"
SEGMENTS = "\ue0b0"


def git(*args, cwd):
    try:
        return subprocess.run(["git", *args], cwd=cwd, capture_output=True, text=True, timeout=1).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""


def paint(text, fg, bg, plain):
    return text if plain else f"{ESC.format(f'38;5;{fg};48;5;{bg}')} {text} {ESC.format(0)}{SEGMENTS}"


def main():
    plain = "--plain" in sys.argv
    data = json.load(sys.stdin)
    cwd = data.get("cwd") or os.getcwd()
    parts = [
        paint(os.path.basename(cwd), 231, 24, plain),
        paint(git("rev-parse", "--abbrev-ref", "HEAD", cwd=cwd) or "no git", 16, 114, plain),
        paint(time.strftime("%H:%M"), 250, 238, plain),
    ]
    print(" ".join(parts)[:200])


main()
