import json
import re
import sys
from datetime import datetime, timezone

NOISE = re.compile(r"^(\+1|ok(ay)?|thanks?|ty|:\w+:|joined|left)\W*$", re.I)
MASK = [
    (re.compile(r"\b[\w.+-]+@[\w-]+\.[\w.]+\b"), "[mail]"),
    (re.compile(r"(?i)\b(password|token|secret)\s*[:=]\s*\S+"), r"\1=[removed]"),
    (re.compile(r"https?://\S+\?\S+"), "[link]"),
]


def main(path):
    with open(path, encoding="utf-8") as f:
        messages = json.load(f)
    roles = {}
    for m in sorted(messages, key=lambda m: float(m["ts"])):
        text = " ".join(m.get("text", "").split())
        if not text or NOISE.match(text):
            continue
        for pattern, to in MASK:
            text = pattern.sub(to, text)
        who = roles.setdefault(m.get("user"), f"person {chr(65 + len(roles) % 26)}")
        when = datetime.fromtimestamp(float(m["ts"]), timezone.utc)
        print(f"- {when:%H:%M} {who}: {text[:200]}")


main(sys.argv[1])
