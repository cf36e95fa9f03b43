#!/usr/bin/env python3
"""پیام پایان کار"""
import json
import sys
from pathlib import Path

پیام_ها = json.loads((Path(__file__).parent / "messages" / "fa.json").read_text(encoding="utf-8"))
KINDS = {"Stop": "done", "Notification": "wait"}


def main():
    event = json.load(sys.stdin)
    kind = KINDS.get(event.get("hook_event_name"), "fail")
    print(پیام_ها[kind])


main()
