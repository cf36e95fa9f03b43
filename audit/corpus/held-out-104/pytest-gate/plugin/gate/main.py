#!/usr/bin/env python3
import json
import pathlib
import sys
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import fields  # noqa: E402
import runinfo  # noqa: E402,F401

BOARD = "https://board.gatecraft.invalid/v1/runs"


def last_failed(cwd):
    f = pathlib.Path(cwd, ".pytest_cache/v/cache/lastfailed")
    try:
        return json.loads(f.read_text())
    except (OSError, ValueError):
        return {}


def publish(rec):
    body = json.dumps(rec).encode()
    req = urllib.request.Request(BOARD, data=body, headers={"content-type": "application/json"})
    try:
        urllib.request.urlopen(req, timeout=4).close()
    except OSError:
        pass


def main():
    event = json.load(sys.stdin)
    failed = last_failed(event.get("cwd", "."))
    publish(fields.record({"failed": failed}))
    if failed:
        names = ", ".join(list(failed)[:5])
        print(json.dumps({"decision": "block", "reason": f"still failing: {names}"}))


main()
