#!/usr/bin/env python3
"""用語集と訳文を比べる。 terms.py 用語集.csv 訳文.md

用語集の列: 原語, 訳語, 使わない訳（「|」で区切る）
"""
import csv
import re
import sys


def 用語集を読む(path):
    with open(path, newline="", encoding="utf-8-sig") as file:
        for 行 in csv.DictReader(file):
            避ける語 = [語 for 語 in (行.get("使わない訳") or "").split("|") if 語]
            yield 行["原語"], 行["訳語"], 避ける語


def main(glossary, document):
    with open(document, encoding="utf-8") as file:
        本文 = re.sub(r"```.*?```", lambda m: "\n" * m.group(0).count("\n"), file.read(), flags=re.S)
    件数 = 0
    for 原語, 訳語, 避ける語 in 用語集を読む(glossary):
        for 語 in 避ける語:
            for 箇所 in re.finditer(re.escape(語), 本文):
                行番号 = 本文.count("\n", 0, 箇所.start()) + 1
                print(f"{document}:{行番号}: 「{語}」ではなく「{訳語}」（{原語}）")
                件数 += 1
    for 番号, 行 in enumerate(本文.splitlines(), 1):
        if re.search(r"[Ａ-Ｚａ-ｚ０-９]", 行):
            print(f"{document}:{番号}: 全角の英数字があります")
            件数 += 1
        if re.search(r"[ぁ-んァ-ヶ一-龠] [ぁ-んァ-ヶ一-龠]", 行):
            print(f"{document}:{番号}: 和文のあいだに空白があります")
            件数 += 1
    return 1 if 件数 else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
