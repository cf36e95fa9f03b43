"""Explain a crontab line.  `*/20 * * * * beat` -> every 20 minutes."""
import string
import sys
import tomllib
from datetime import datetime, timedelta
from pathlib import Path

FIELDS = ("minute", "hour", "day", "month", "weekday")


def words():
    with open(Path(__file__).with_name("words.toml"), "rb") as src:
        return tomllib.load(src)


def expand(spec, low, high):
    for part in spec.split(","):
        body, _, step = part.partition("/")
        a, _, b = body.partition("-")
        first = low if body == "*" else int(a)
        last = high if body == "*" or (step and not b) else int(b or a)
        yield from range(first, last + 1, int(step or 1))


def upcoming(line, count=3):
    ranges = ((0, 59), (0, 23), (1, 31), (1, 12), (0, 6))
    minute, hour, day, month, weekday = (set(expand(s, *r)) for s, r in zip(line.split(None, 5), ranges))
    t = datetime.now().replace(second=0, microsecond=0)
    for _ in range(60 * 24 * 366):
        t += timedelta(minutes=1)
        if (t.minute in minute and t.hour in hour and t.day in day and t.month in month
                and t.isoweekday() % 7 in weekday):
            yield t
            count -= 1
            if not count:
                return


def main():
    line = " ".join(sys.argv[1:]) or words()["sample"]["line"]
    shape = words()["shape"]
    for name, spec in zip(FIELDS, line.split(None, 5)):
        key = "any" if spec == "*" else "step" if "/" in spec else "fixed"
        print(string.Template(shape[key]).substitute(name=name, spec=spec))
    print(*(t.strftime("%a %d %b %H:%M") for t in upcoming(line)), sep="\n")


main()
