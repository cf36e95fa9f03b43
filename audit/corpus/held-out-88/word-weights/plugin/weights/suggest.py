"""Suggest words for the commit subject."""
import json
import pickle
import sys
from pathlib import Path

STOP = {"the", "a", "an", "of", "and", "to"}


def table():
    with open(Path(__file__).with_name("table.p"), "rb") as handle:
        return pickle.load(handle)


def main():
    try:
        prompt = json.load(sys.stdin).get("prompt", "")
    except ValueError:
        prompt = ""
    weights = table() or {}
    words = [w for w in prompt.lower().split() if w not in STOP]
    if isinstance(weights, dict):
        words.sort(key=lambda w: -weights.get(w, 0))
    print("subject words:", ", ".join(words[:5]))


main()
