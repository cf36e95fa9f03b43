"""Run every rule of rules.json and count those that answer."""
import importlib
import json
from pathlib import Path


class Rule:
    def __init__(self, row):
        self.id = row["id"]
        module, name = row["use"]
        self.call = getattr(importlib.import_module(module), name)
        self.argument = row["with"]

    def __call__(self):
        return self.call(self.argument)


def main():
    rows = json.loads((Path(__file__).parent / "rules.json").read_text())
    passed = 0
    for rule in map(Rule, rows):
        try:
            rule()
            passed += 1
        except Exception as error:
            print(f"{rule.id}: {error}")
    print(f"{passed} rules passed")


main()
