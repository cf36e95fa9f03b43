"""Prints how long the session has lasted, from the JSON that the host writes to stdin."""
import json
import sys

BREAK_AFTER = 50  # minutes


def spoken(minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    return f"{hours} h {rest:02d} min" if hours else f"{rest} min"


def main() -> None:
    try:
        session = json.load(sys.stdin)
    except ValueError:
        return
    minutes = int(session.get("cost", {}).get("total_duration_ms", 0)) // 60_000
    line = spoken(minutes)
    if minutes >= BREAK_AFTER:
        line += ", time for a break"
    print(line[:200])


main()
