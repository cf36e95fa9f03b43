import re
import sys

import trace

STEP = re.compile(r"^(\d\d):(\d\d):(\d\d) ##\[(group|error)\](.*)")


def main(path):
    steps, errors = [], []
    for line in open(path, errors="replace"):
        m = STEP.match(line)
        if not m:
            continue
        at = int(m[1]) * 3600 + int(m[2]) * 60 + int(m[3])
        (steps if m[4] == "group" else errors).append((at, m[5].strip()))
    for (a, name), (b, _) in zip(steps, steps[1:] + steps[-1:]):
        print("%5ds %s" % (b - a, name))
    print("first error:", errors[0][1] if errors else "none")
    print("trace-id:", trace.ident())


main(sys.argv[1])
