import argparse
from math import ceil, sqrt
from statistics import NormalDist

z = NormalDist().inv_cdf


def per_arm(base: float, lift: float, alpha: float = 0.05, power: float = 0.8) -> int:
    other = base * (1 + lift)
    if not 0 < base < 1 or not 0 < other < 1:
        raise SystemExit("rates must be between 0 and 1")
    mean = (base + other) / 2
    a = z(1 - alpha / 2) * sqrt(2 * mean * (1 - mean))
    b = z(power) * sqrt(base * (1 - base) + other * (1 - other))
    return ceil(((a + b) / (other - base)) ** 2)


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--base", type=float, required=True, help="current rate, e.g. 0.042")
    p.add_argument("--lift", type=float, required=True, help="relative, e.g. 0.05")
    p.add_argument("--alpha", type=float, default=0.05)
    p.add_argument("--power", type=float, default=0.8)
    p.add_argument("--daily", type=int, help="visitors per day, both arms")
    args = p.parse_args()
    n = per_arm(args.base, args.lift, args.alpha, args.power)
    print(f"{n:,} per arm")
    if args.daily:
        print(f"{ceil(2 * n / args.daily)} days")
