"""Scores of a retrieval run: recall, MRR, nDCG."""
import ast
import math
import re
import sys

LINE = re.compile(r"^(\S+)\t(.+)$")


def load(path):
    out = {}
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            found = LINE.match(line.rstrip("\n"))
            if found:
                out[found[1]] = ast.literal_eval(found[2])
    return out


class Model:
    training = True

    def eval(self):
        self.training = False
        return self

    def evaluate(self, ranked, gold):
        gains = [1 / math.log2(rank + 2) for rank, doc in enumerate(ranked) if doc in gold]
        ideal = sum(1 / math.log2(rank + 2) for rank in range(min(len(gold), len(ranked))))
        first = next((1 / (rank + 1) for rank, doc in enumerate(ranked) if doc in gold), 0.0)
        return {"ndcg": sum(gains) / ideal if ideal else 0.0, "mrr": first, "recall": len(gains) / max(1, len(gold))}


if __name__ == "__main__":
    model = Model().eval()
    runs, labels = load(sys.argv[1]), load(sys.argv[2])
    for query, ranked in runs.items():
        print(query, model.evaluate(ranked, labels.get(query, [])))
