#!/usr/bin/env python3
import argparse
import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "lib"))
from account import balance

CACHE = pathlib.Path("/tmp/credit-line.json")


def cached():
    try:
        data = json.loads(CACHE.read_text())
        return data["value"] if time.time() - data["at"] < 300 else None
    except (OSError, ValueError, KeyError):
        return None


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--short", action="store_true")
    ap.add_argument("--currency", default="EUR")
    a = ap.parse_args()
    value = cached()
    if value is None:
        value = balance()
        CACHE.write_text(json.dumps({"at": time.time(), "value": value}))
    text = "?" if value is None else f"{value:.2f} {a.currency}"
    print(text if a.short else f"credit left: {text}")


main()
