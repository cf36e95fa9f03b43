import csv
import hashlib
import hmac
import json
import secrets
import sys

KEY = secrets.token_bytes(32)
FIRST = ["Ada", "Bela", "Cleo", "Dario", "Edda", "Finn", "Gwen", "Hugo"]
LAST = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gorse", "Hazel"]


def number(value, modulus):
    digest = hmac.new(KEY, value.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") % modulus


def name(v):
    n = number(v, 64)
    return f"{FIRST[n // 8]} {LAST[n % 8]}"


MAKERS = {
    "name": name,
    "email": lambda v: f"user{number(v, 10**8):08d}@example.org",
    "phone": lambda v: f"+00 {number(v, 10**9):09d}",
    "iban": lambda v: f"XX00TEST{number(v, 10**12):012d}",
    "drop": lambda v: "",
}


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        mapping = json.load(f)
    reader = csv.DictReader(sys.stdin)
    writer = csv.DictWriter(sys.stdout, reader.fieldnames)
    writer.writeheader()
    for row in reader:
        for column, kind in mapping.items():
            if row.get(column):
                row[column] = MAKERS[kind](row[column])
        writer.writerow(row)


main()
