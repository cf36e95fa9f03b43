#!/usr/bin/env python3
import re
import sys

WÖRTER = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
SÄTZE = re.compile(r"[.!?…]+(?=\s|$)")


def zähle(text):
    wörter = WÖRTER.findall(text)
    sätze = max(1, len(SÄTZE.findall(text)))
    return len(wörter), sätze, len(wörter) / sätze, len(wörter) / 200


def main(dateien):
    print(f"{'Datei':30} {'Wörter':>7} {'Sätze':>6} {'je Satz':>8} {'Minuten':>8}")
    for name in dateien:
        with open(name, encoding="utf-8") as datei:
            w, s, schnitt, minuten = zähle(datei.read())
        print(f"{name[:30]:30} {w:7} {s:6} {schnitt:8.1f} {minuten:8.1f}")


main(sys.argv[1:])
