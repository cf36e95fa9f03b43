"""Prüfziffer nach ISO 13616."""
import sys


def gueltig(iban: str) -> bool:
    iban = iban.replace(" ", "").upper()
    if not 15 <= len(iban) <= 34 or not iban.isalnum():
        return False
    umgestellt = iban[4:] + iban[:4]
    zahl = "".join(str(int(z, 36)) for z in umgestellt)
    return int(zahl) % 97 == 1


for arg in sys.argv[1:]:
    print(arg, "gültig" if gueltig(arg) else "UNGÜLTIG")
