import argparse

from themes import theme


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--theme", default="block")
    ap.add_argument("--width", type=int, default=40)
    ap.add_argument("pairs", nargs="+")
    a = ap.parse_args()
    t = theme(a.theme)
    rows = [(k, float(v)) for k, v in (p.split("=", 1) for p in a.pairs)]
    top = max(v for _, v in rows) or 1
    pad = max(len(k) for k, _ in rows)
    for k, v in rows:
        n = round(a.width * v / top)
        print("%s %s%s %g" % (k.ljust(pad), t.FULL * n, t.EMPTY * (a.width - n), v))


main()
