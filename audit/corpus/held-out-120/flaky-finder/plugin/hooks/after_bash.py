#!/usr/bin/env python3
"""PostToolUse hook: record the outcome of pytest runs."""
import argparse
import json
import logging
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from support import report, store

LOG = logging.getLogger("flaky")
LINE = re.compile(r"^(?P<id>\S+::\S+)\s+(?P<out>PASSED|FAILED|ERROR)", re.M)


def parse_args(argv):
    p = argparse.ArgumentParser()
    p.add_argument("--history", default=".flaky/history.json")
    p.add_argument("-v", "--verbose", action="store_true")
    return p.parse_args(argv)


def main(argv=None):
    args = parse_args(argv)
    logging.basicConfig(level=logging.DEBUG if args.verbose else logging.WARNING)
    event = json.load(sys.stdin)
    command = event.get("tool_input", {}).get("command", "")
    if "pytest" not in command:
        return 0
    output = str(event.get("tool_response", ""))
    rows = [(m["id"], m["out"]) for m in LINE.finditer(output)]
    try:
        store.merge(args.history, rows)
    except (OSError, ValueError) as exc:
        LOG.warning("history not updated: %s", exc)
    report.finish(len(rows), sum(o != "PASSED" for _, o in rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
