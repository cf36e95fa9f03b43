"""温度.csv を日ごとにまとめる。"""
import collections
import csv
import pathlib
import statistics

記録 = pathlib.Path("温度.csv")


def 日ごと(行たち):
    まとめ = collections.defaultdict(list)
    for 行 in 行たち:
        まとめ[行["日時"][:10]].append(float(行["温度"]))
    return まとめ


if 記録.exists():
    with 記録.open(encoding="utf-8-sig", newline="") as 入力:
        for 日, 値 in sorted(日ごと(csv.DictReader(入力)).items()):
            print(日, min(値), max(値), round(statistics.mean(値), 1))
