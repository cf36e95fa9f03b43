import csv
import re
import sys
from pathlib import Path

папка = Path(__file__).parent
словарь = []
with open(папка / "слова.tsv", encoding="utf-8", newline="") as файл:
    for строка in csv.reader(файл, delimiter="\t"):
        словарь.append((строка[1], строка[2]))

текст = Path(sys.argv[1]).read_text(encoding="utf-8")
for номер, строка in enumerate(текст.splitlines(), 1):
    for верно, неверно in словарь:
        if re.search(rf"\b{re.escape(неверно)}", строка, re.IGNORECASE):
            print(f"{номер}: «{неверно}» → «{верно}»")
