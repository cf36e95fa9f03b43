"""Išskleidžia penkis cron laukus į sąrašus."""
import sys

LAUKAI = [("minutė", 0, 59), ("valanda", 0, 23), ("mėnesio diena", 1, 31), ("mėnuo", 1, 12), ("savaitės diena", 0, 6)]


def isskleisk(tekstas, nuo, iki):
    rezultatas = set()
    for dalis in tekstas.split(","):
        ruozas, _, zingsnis = dalis.partition("/")
        if ruozas == "*":
            a, b = nuo, iki
        elif "-" in ruozas:
            a, b = map(int, ruozas.split("-"))
        else:
            a = b = int(ruozas)
        rezultatas.update(range(a, b + 1, int(zingsnis or 1)))
    return sorted(x for x in rezultatas if nuo <= x <= iki)


israiska = sys.argv[1].split()
if len(israiska) != 5:
    sys.exit("reikia penkių laukų")
for (vardas, nuo, iki), laukas in zip(LAUKAI, israiska):
    visi = isskleisk(laukas, nuo, iki)
    print(f"{vardas}: {'bet kuri' if len(visi) == iki - nuo + 1 else ', '.join(map(str, visi))}")
