#!/usr/bin/env python3
import configparser
import json
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

CONFIG = Path.home() / ".config" / "commit-draft" / "config.ini"
URL = "http://127.0.0.1:11434/api/generate"
LIMIT = 12_000

PROMPT = """Write a git commit message for this diff. First line at most {width} characters, imperative mood, in {language}.
Then a blank line and at most three bullet points. Answer with the message only.

{diff}
"""


def settings():
    parser = configparser.ConfigParser()
    parser.read(CONFIG)
    section = parser["draft"] if parser.has_section("draft") else {}
    return {
        "model": section.get("model", "qwen2.5-coder:7b"),
        "language": section.get("language", "English"),
        "width": int(section.get("width", 64)),
    }


def staged():
    done = subprocess.run(["git", "diff", "--cached", "--no-color", "--stat", "--patch"], capture_output=True, text=True, check=True)
    text = done.stdout
    if len(text) > LIMIT:
        text = text[:LIMIT] + "\n[cut]\n"
    return text


def ask(chosen, diff):
    body = {"model": chosen["model"], "stream": False, "prompt": PROMPT.format(diff=diff, **{k: chosen[k] for k in ("width", "language")})}
    request = urllib.request.Request(URL, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)["response"].strip()


def main():
    diff = staged()
    if not diff.strip():
        print("Nothing is staged.", file=sys.stderr)
        return 1
    try:
        print(ask(settings(), diff))
    except urllib.error.URLError as error:
        print(f"The local model server does not answer ({error.reason}). Start it and try again.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
