"""Sentences are written as rules so that they can be translated."""
import json
import re
from pathlib import Path

RULES = json.loads((Path(__file__).parent / "en.json").read_text())


def say(rule, **kw):
    text = RULES[rule]
    while "<" in text:
        text = re.sub(r"<(\w+)>", lambda m: str(kw.get(m[1], RULES.get(m[1], ""))), text)
    return text
