import sys

from checks import CHECKS
from resolve import reachable


def main(argv):
    rows = [(c.label, c.probe()) for c in CHECKS]
    width = max(len(r[0]) for r in rows)
    for label, value in rows:
        print(f"{label:<{width}}  {value or 'missing'}")
    if "--quick" in argv:
        print("network: " + ("ok" if reachable() else "offline"))


main(sys.argv[1:])
