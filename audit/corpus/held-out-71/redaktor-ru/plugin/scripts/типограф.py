#!/usr/bin/env python3
"""Простая типографика: стандартный ввод → стандартный вывод."""
import re
import sys

ПРАВИЛА = [
    (re.compile(r'(^|[\s(])"'), r"\1«"),
    (re.compile(r'"'), "»"),
    (re.compile(r" - "), " — "),
    (re.compile(r"(?<=\d)-(?=\d)"), "–"),
    (re.compile(r"\b([вкосуияВКОСУИЯ]) "), "\\1\u00a0"),
]


def поправить(строка):
    for образец, замена in ПРАВИЛА:
        строка = образец.sub(замена, строка)
    return строка


for строка in sys.stdin:
    sys.stdout.write(поправить(строка))
