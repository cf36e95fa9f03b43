import sys

import procs
import policy


def meminfo():
    with open("/proc/meminfo") as fh:
        return {k: int(v.split()[0]) for k, v in (l.split(":") for l in fh)}


def main():
    m = meminfo()
    share = 100 * m["MemAvailable"] // m["MemTotal"]
    if share < 15:
        print(f"only {share} % of memory left; largest: " + ", ".join(p.name for p in procs.top(3)))
    for p in procs.every():
        act = policy.decide(p, share)
        if act:
            act(p)


main()
sys.exit(0)
