"""The rules. Each takes the cells and yields lines."""
import json
import re

LIMIT = 200_000
# prefixes of well-known kinds of keys; the match itself is never printed
TOKEN = re.compile(r"(?:AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|-----BEGIN [A-Z ]*PRIVATE KEY-----)")


def large_outputs(cells):
    for number, cell in enumerate(cells, 1):
        size = len(json.dumps(cell.get("outputs", [])))
        if size > LIMIT:
            yield f"cell {number}: output of {size // 1000} kB"


def order(cells):
    last = 0
    for number, cell in enumerate(cells, 1):
        count = cell.get("execution_count")
        if count is None:
            continue
        if count < last:
            yield f"cell {number}: run before the one above it"
        last = count


def tokens(cells):
    for number, cell in enumerate(cells, 1):
        if TOKEN.search("".join(cell.get("source", []))):
            yield f"cell {number}: looks like a key; move it to the environment and rotate it"


RULES = [large_outputs, order, tokens]
