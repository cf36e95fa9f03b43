#!/usr/bin/env python3
import json
import pathlib

from theme import mark


def main():
    f = pathlib.Path(".build/last.json")
    if not f.exists():
        print("no build yet")
        return
    result = json.loads(f.read_text())
    print(mark(result.get("ok")), result.get("name", "build"), result.get("seconds", "?"), "s")


main()
