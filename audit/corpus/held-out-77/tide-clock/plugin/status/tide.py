#!/usr/bin/env python3
"""One line, at most 200 characters. Zones are in zones.json."""
import datetime as dt
import json
import pathlib
from zoneinfo import ZoneInfo

zones = json.loads(pathlib.Path(__file__).with_name("zones.json").read_text(encoding="utf-8"))
now = dt.datetime.now(dt.timezone.utc)


def cell(label, zone):
    local = now.astimezone(ZoneInfo(zone))
    sign = "☀" if 7 <= local.hour < 19 else "☾"
    return f"{label} {local:%H:%M}{sign}"


print(" │ ".join(cell(label, zone) for label, zone in zones.items())[:200])
