import argparse
import csv
import json
import random
import sys

FIRST = ["Ada", "Linus", "Grace", "Edsger", "Barbara", "Alan", "Radia"]
LAST = ["Nguyen", "Okoye", "Silva", "Keller", "Haddad", "Ito"]


def record(rng, n):
    first, last = rng.choice(FIRST), rng.choice(LAST)
    return {
        "id": n,
        "name": f"{first} {last}",
        "email": f"{first}.{last}{n}@example.com".lower(),
        "age": rng.randint(18, 90),
        "active": rng.random() > 0.2,
    }


def main(argv=None):
    ap = argparse.ArgumentParser()
    ap.add_argument("--rows", type=int, default=10)
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--format", choices=("csv", "json"), default="csv")
    args = ap.parse_args(argv)
    rng = random.Random(args.seed)
    rows = [record(rng, i + 1) for i in range(args.rows)]
    if args.format == "json":
        json.dump(rows, sys.stdout, indent=2)
        return
    writer = csv.DictWriter(sys.stdout, fieldnames=rows[0].keys())
    writer.writeheader()
    writer.writerows(rows)


main()
