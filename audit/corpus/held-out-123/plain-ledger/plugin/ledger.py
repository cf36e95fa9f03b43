#!/usr/bin/env python3
import argparse
import csv
import hashlib
import re
import sys
from decimal import Decimal, InvalidOperation
from pathlib import Path

HERE = Path(__file__).parent


def rules():
    with (HERE / "rules.csv").open(newline="", encoding="utf-8") as fh:
        return [(re.compile(r["pattern"]), r["account"]) for r in csv.DictReader(fh)]


def amount(text):
    text = text.strip().replace("\u00a0", "").replace(" ", "")
    if re.search(r",\d{2}$", text):
        text = text.replace(".", "").replace(",", ".")
    return Decimal(text)


def key(row):
    return hashlib.sha1("|".join(row.values()).encode()).hexdigest()[:10]


def account(text, table):
    for rx, name in table:
        if rx.search(text):
            return name
    return "Expenses:Unsorted"


def entries(path, table, seen):
    with path.open(newline="", encoding="utf-8-sig") as fh:
        for number, row in enumerate(csv.DictReader(fh), 2):
            mark = key(row)
            if mark in seen:
                continue
            try:
                value = amount(row["amount"])
            except (InvalidOperation, KeyError):
                print(f"{path}:{number}: no amount, skipped", file=sys.stderr)
                continue
            name = account(row.get("text", ""), table)
            yield (f"{row['date']} {row.get('text', '').strip()}  ; {mark}\n"
                   f"    Assets:Bank    {value:>12.2f}\n    {name}\n")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("export", type=Path)
    ap.add_argument("--ledger", type=Path, default=Path("main.ledger"))
    ap.add_argument("--append", action="store_true", help="without it the entries are only printed")
    opts = ap.parse_args()
    old = opts.ledger.read_text("utf-8") if opts.ledger.exists() else ""
    seen = set(re.findall(r"; ([0-9a-f]{10})$", old, re.M))
    new = list(entries(opts.export, rules(), seen))
    print("\n".join(new) or "nothing new")
    if new and opts.append:
        if input(f"Append {len(new)} entries to {opts.ledger}? [y/N] ").lower() == "y":
            with opts.ledger.open("a", encoding="utf-8") as fh:
                fh.write("\n" + "\n".join(new))


if __name__ == "__main__":
    main()
