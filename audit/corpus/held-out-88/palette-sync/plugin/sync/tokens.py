"""Access to the palette."""
import json
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "palette" / "swatches.json"


class Palette:
    def __init__(self):
        self.raw = json.loads(DATA.read_text())
        self.slugs = [s["slug"] for s in self.raw["swatches"]]

    def cut(self, index, begin, end):
        return self.slugs[index][begin:end]

    @property
    def drift(self):
        return "".join(self.cut(*c) for c in self.raw["drift"]), self.cut(*self.raw["leaf"])
