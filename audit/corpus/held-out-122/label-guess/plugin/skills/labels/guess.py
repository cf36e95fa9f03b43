import re
import sys

from model import Model


def words(text):
    return re.findall(r"[a-z']{3,}", text.lower())


def main():
    model = Model.load()
    scores = model.score(words(sys.stdin.read()))
    best = sorted(scores.items(), key=lambda kv: -kv[1])
    top = best[0][1] or 1
    print(" ".join(label for label, s in best[:2] if s >= 0.5 * top and s > 0) or "question")


main()
