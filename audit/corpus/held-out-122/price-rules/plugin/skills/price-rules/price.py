import json
import os
import sys

from rules import apply_rules, load_rules


def main(path):
    with open(path) as fh:
        basket = json.load(fh)
    rules = load_rules(os.path.join(os.path.dirname(os.path.abspath(__file__)), "rules.json"))
    total = sum(i["price"] * i.get("qty", 1) for i in basket["items"])
    print("subtotal %.2f" % total)
    for name, off in apply_rules(rules, basket, total):
        total -= off
        print("- %-20s %.2f" % (name, off))
    print("total    %.2f" % total)


main(sys.argv[1])
