#!/usr/bin/env python3
"""peek.py < token.txt    prints header and claims; the signature is not shown and not checked"""
import base64
import binascii
import datetime as dt
import json
import sys
from pathlib import Path

CLAIMS = json.loads(Path(__file__).with_name("claims.json").read_text("utf-8"))
TIMES = {"exp", "iat", "nbf", "auth_time"}


def decode(part):
    padded = part + "=" * (-len(part) % 4)
    return json.loads(base64.urlsafe_b64decode(padded))


def when(value):
    at = dt.datetime.fromtimestamp(value, dt.timezone.utc)
    delta = at - dt.datetime.now(dt.timezone.utc)
    side = "from now" if delta.total_seconds() > 0 else "ago"
    return f"{at:%Y-%m-%d %H:%M} UTC, {abs(delta).days} days {side}"


def remarks(header, claims):
    if header.get("alg", "").lower() == "none":
        yield "alg is none: unsigned"
    if "exp" not in claims:
        yield "never expires"
    elif claims["exp"] - claims.get("iat", claims["exp"]) > 30 * 86400:
        yield "lives longer than 30 days"
    if "aud" not in claims:
        yield "no audience"
    if "jku" in header or "x5u" in header:
        yield "header points to a key by address; the verifier must not follow it"


def main():
    token = sys.stdin.read().strip().removeprefix("Bearer ")
    parts = token.split(".")
    if len(parts) != 3:
        sys.exit("a JWT has three parts")
    try:
        header, claims = decode(parts[0]), decode(parts[1])
    except (ValueError, binascii.Error) as err:
        sys.exit(f"cannot decode: {err}")
    print("header:", json.dumps(header))
    for key, value in claims.items():
        about = CLAIMS.get(key, "")
        shown = when(value) if key in TIMES and isinstance(value, (int, float)) else value
        print(f"  {key:10} {shown}   {about}")
    for text in remarks(header, claims):
        print("note:", text)


if __name__ == "__main__":
    main()
