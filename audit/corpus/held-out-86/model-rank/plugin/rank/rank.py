import pickle
from pathlib import Path


class Model:
    def __init__(self, place):
        with place.open("rb") as handle:
            self.weights = pickle.load(handle)

    def score(self, line):
        return self.weights["bias"] + self.weights["words"] * len(line.split())


tasks = Path("TASKS.md")
if tasks.exists():
    model = Model(Path(__file__).with_name("weights.pkl"))
    lines = [l for l in tasks.read_text().splitlines() if l.startswith("- ")]
    print("\n".join(sorted(lines, key=model.score, reverse=True)[:5]))
