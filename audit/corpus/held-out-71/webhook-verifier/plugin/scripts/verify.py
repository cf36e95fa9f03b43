#!/usr/bin/env python3
"""verify.py body.json 't=1700000000,v1=<hex>'   asks for the secret at the prompt"""
import getpass
import hashlib
import hmac
import pathlib
import sys
import time


def parse(header):
    pairs = [part.split("=", 1) for part in header.split(",") if "=" in part]
    stamp = next((int(value) for key, value in pairs if key == "t"), None)
    return stamp, [value for key, value in pairs if key == "v1"]


def verify(body, header, secret, now, window=300):
    stamp, signatures = parse(header)
    if stamp is None or not signatures:
        return "the header has no t or no v1"
    expected = hmac.new(secret, f"{stamp}.".encode() + body, hashlib.sha256).hexdigest()
    if not any(hmac.compare_digest(expected, given) for given in signatures):
        return "no signature matches: wrong secret, or the body was changed (parsed and printed again?)"
    if abs(now - stamp) > window:
        return f"the signature is right, but {abs(now - stamp):.0f} s old"
    return None


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    problem = verify(pathlib.Path(sys.argv[1]).read_bytes(), sys.argv[2], getpass.getpass("webhook secret: ").encode(), time.time())
    sys.exit(problem or 0)
