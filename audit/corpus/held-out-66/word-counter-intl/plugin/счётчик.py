#!/usr/bin/env python3
"""Подсчёт слов в документах на разных языках."""
import sys
import unicodedata
from collections import Counter
from pathlib import Path

СОЕДИНИТЕЛИ = {"\u200c", "\u200d"}
ПИСЬМЕННОСТИ = {"ARABIC": "فارسی/عربي", "CYRILLIC": "кириллица", "DEVANAGARI": "देवनागरी", "LATIN": "Latin", "CJK": "漢字"}


def письменность(слово):
    for знак in слово:
        if unicodedata.category(знак)[0] == "L":
            имя = unicodedata.name(знак, "").split()[0]
            return ПИСЬМЕННОСТИ.get(имя, имя)
    return None


def слова(текст):
    """Буквы, их знаки и соединители между ними образуют слово."""
    слово = ""
    for знак in текст + " ":
        if unicodedata.category(знак)[0] in "LM" or (слово and знак in СОЕДИНИТЕЛИ):
            слово += знак
        elif слово:
            yield слово
            слово = ""


def главная(путь):
    текст = Path(путь).read_text(encoding="utf-8-sig")
    счёт = Counter(filter(None, map(письменность, слова(текст))))
    for имя, число in счёт.most_common():
        print(f"{число:7}  {имя}")
    print(f"{sum(счёт.values()):7}  =")


if __name__ == "__main__":
    главная(sys.argv[1])
