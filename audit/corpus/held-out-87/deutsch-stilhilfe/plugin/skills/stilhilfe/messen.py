import re
import sys
from pathlib import Path

FUELL = {"eigentlich", "gewissermaßen", "quasi", "grundsätzlich", "sozusagen", "halt"}


def sätze(text):
    return [s.strip() for s in re.split(r"(?<=[.!?…])\s+(?=[A-ZÄÖÜ„])", text) if s.strip()]


def maß(satz):
    wörter = re.findall(r"[\wäöüß-]+", satz.lower())
    haupt = sum(w.endswith(("ung", "heit", "keit", "ierung")) for w in wörter)
    return len(wörter) + 3 * haupt + 2 * sum(w in FUELL for w in wörter), len(wörter)


for punkte, länge, satz in sorted(((*maß(s), s) for s in sätze(Path(sys.argv[1]).read_text(encoding="utf-8"))), reverse=True)[:10]:
    print(f"{punkte:4d} Punkte, {länge:3d} Wörter: {satz[:160]}")
