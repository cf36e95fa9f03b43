#!/usr/bin/env python3
"""Prints header and claims of a JWT. Does not verify, does not print the signature."""
import base64
import json
import sys
from datetime import datetime, timezone


def part(text):
    return json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def main(path):
    with open(path, encoding="ascii") as f:
        head, body, _signature = f.read().strip().split(".")
    claims = part(body)
    for key in ("iat", "nbf", "exp"):
        if isinstance(claims.get(key), (int, float)):
            claims[key + "_utc"] = datetime.fromtimestamp(claims[key], timezone.utc).isoformat()
    print(json.dumps({"header": part(head), "claims": claims}, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1])
