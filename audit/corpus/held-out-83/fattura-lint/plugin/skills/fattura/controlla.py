import sys
import xml.etree.ElementTree as ET
from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")


def testo(nodo, nome):
    for figlio in nodo.iter():
        if figlio.tag.rpartition("}")[2] == nome:
            return (figlio.text or "").strip()
    return ""


def controlla(percorso):
    errori = []
    radice = ET.parse(percorso).getroot()
    for riga in (n for n in radice.iter() if n.tag.endswith("DettaglioLinee")):
        numero = testo(riga, "NumeroLinea")
        quantita = Decimal(testo(riga, "Quantita") or "1")
        prezzo = Decimal(testo(riga, "PrezzoUnitario") or "0")
        totale = Decimal(testo(riga, "PrezzoTotale") or "0")
        atteso = (quantita * prezzo).quantize(CENT, ROUND_HALF_UP)
        if abs(atteso - totale) > CENT:
            errori.append(f"riga {numero}: totale {totale}, atteso {atteso}")
        if Decimal(testo(riga, "AliquotaIVA") or "0") == 0 and not testo(riga, "Natura"):
            errori.append(f"riga {numero}: aliquota zero senza Natura")
    return errori


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("uso: controlla.py file.xml")
    trovati = controlla(sys.argv[1])
    print("\n".join(trovati) or "nessun errore")
    sys.exit(1 if trovati else 0)
