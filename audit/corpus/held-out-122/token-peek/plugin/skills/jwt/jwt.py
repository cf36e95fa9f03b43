import datetime
import json
import sys

from b64 import part

TIMES = ("exp", "iat", "nbf")


def main():
    token = sys.stdin.read().strip()
    if token.lower().startswith("bearer "):
        token = token[7:]
    bits = token.split(".")
    if len(bits) != 3:
        print("not a signed token (%d parts)" % len(bits))
        return 2
    head, claims = json.loads(part(bits[0])), json.loads(part(bits[1]))
    print("header", json.dumps(head))
    now = datetime.datetime.now(datetime.timezone.utc)
    for k, v in claims.items():
        if k in TIMES:
            when = datetime.datetime.fromtimestamp(v, datetime.timezone.utc)
            print("%-6s %s%s" % (k, when.isoformat(), "  EXPIRED" if k == "exp" and when < now else ""))
        else:
            print("%-6s %s" % (k, json.dumps(v)))
    if str(head.get("alg")).lower() == "none":
        print("warning: alg none")
    return 0


sys.exit(main())
