#!/usr/bin/env python3
"""replay.py NAME [--to http://127.0.0.1:3000/hooks] [--key dev-key] [--dry-run]

Only loopback addresses are allowed. The key is the one of your development set-up."""
import argparse
import base64
import hashlib
import hmac
import http.client
import json
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

SHELF = Path(__file__).parent / "deliveries"
LOCAL = {"127.0.0.1", "localhost", "::1"}


def load(name):
    path = SHELF / f"{Path(name).stem}.json"
    if not path.exists():
        sys.exit(f"no delivery {name}; have {', '.join(sorted(p.stem for p in SHELF.glob('*.json')))}")
    row = json.loads(path.read_text("utf-8"))
    return row["headers"], base64.b64decode(row["body_b64"], validate=True)


def sign(key, body, at):
    mac = hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={mac.hexdigest()}"


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("name")
    ap.add_argument("--to", default="http://127.0.0.1:3000/hooks")
    ap.add_argument("--key", default="dev-key")
    ap.add_argument("--stale", action="store_true", help="sign with a time one hour ago, must be refused")
    ap.add_argument("--tamper", action="store_true", help="change the body after signing, must be refused")
    ap.add_argument("--dry-run", action="store_true")
    opts = ap.parse_args()
    target = urlsplit(opts.to)
    if target.hostname not in LOCAL:
        sys.exit("only loopback addresses")
    headers, body = load(opts.name)
    headers["x-signature"] = sign(opts.key, body, int(time.time()) - (3600 if opts.stale else 0))
    if opts.tamper:
        body = body.replace(b"1", b"2")
    if opts.dry_run:
        print(json.dumps(headers, indent=2), body.decode(), sep="\n")
        return 0
    link = http.client.HTTPConnection(target.hostname, target.port or 80, timeout=10)
    link.request("POST", target.path or "/", body, headers)
    answer = link.getresponse()
    print(answer.status, answer.reason, answer.read(300).decode("utf-8", "replace"))
    expected = answer.status >= 400 if opts.stale or opts.tamper else answer.status < 300
    return 0 if expected else 1


if __name__ == "__main__":
    sys.exit(main())
