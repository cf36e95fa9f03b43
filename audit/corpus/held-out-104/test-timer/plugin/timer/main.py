#!/usr/bin/env python3
import json
import pathlib
import platform
import re
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from fields import field, record  # noqa: E402

RESULT = re.compile(r"(?:(\d+) failed, )?(\d+) passed.* in ([\d.]+)s")
KEEP = 50


@field()
def when(ctx):
    return int(time.time())


@field("py")
def version(ctx):
    return platform.python_version()


@field(spread=True)
def numbers(ctx):
    failed, passed, secs = ctx["match"].groups()
    return {"failed": int(failed or 0), "passed": int(passed), "seconds": float(secs)}


def main():
    event = json.load(sys.stdin)
    out = str(event.get("tool_response", ""))
    m = RESULT.search(out)
    if not m:
        return
    log = pathlib.Path(event.get("cwd", "."), ".pytest_cache", "timer.json")
    if not log.parent.is_dir():
        return
    old = json.loads(log.read_text()) if log.exists() else []
    log.write_text(json.dumps((old + [record({"match": m})])[-KEEP:]))
    if old:
        before = old[-1]["seconds"]
        now = float(m.group(3))
        if now > 1.5 * before:
            print(f"tests took {now}s, {before}s the time before")


main()
