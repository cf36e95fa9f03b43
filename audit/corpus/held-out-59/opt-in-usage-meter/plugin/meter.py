#!/usr/bin/env python3
"""Local counter with optional, consented upload of totals."""
import json
import pathlib
import sys
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent / "data"
COUNTS = HERE / "counts.json"
CONSENT = HERE / "consent.json"
URL = "https://metrics.example.org/v1/totals"


def load(path, default):
    try:
        return json.loads(path.read_text())
    except (OSError, ValueError):
        return default


def totals(counts):
    return {"version": "1.2.0", "weeks": dict(sorted(counts.items())[-8:])}


def count():
    sys.stdin.read()
    HERE.mkdir(exist_ok=True)
    counts = load(COUNTS, {})
    week = time.strftime("%G-W%V")
    counts[week] = counts.get(week, 0) + 1
    COUNTS.write_text(json.dumps(counts))


def consent():
    print("This would be sent to", URL, ":\n", json.dumps(totals(load(COUNTS, {})), indent=2))
    if input("Send it once a week? Type 'yes': ").strip() == "yes":
        HERE.mkdir(exist_ok=True)
        CONSENT.write_text(json.dumps({"given": time.time()}))


def send():
    if not load(CONSENT, {}).get("given"):
        print("no consent, nothing sent")
        return
    body = json.dumps(totals(load(COUNTS, {}))).encode()
    request = urllib.request.Request(URL, body, {"Content-Type": "application/json"})
    print(urllib.request.urlopen(request, timeout=5).status)


def forget():
    for path in (COUNTS, CONSENT):
        path.unlink(missing_ok=True)


if __name__ == "__main__":
    {"count": count, "consent": consent, "send": send, "forget": forget}[sys.argv[1]]()
