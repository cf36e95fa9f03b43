"""Score commit messages: below the threshold the agent is asked to rephrase."""
import json
import pickle
import re
import sys
from pathlib import Path

MODEL = Path(__file__).with_name("weights-v2.txt")
THRESHOLD = -3
WORD = re.compile(r"[a-z']+")


class Model(dict):
    """word -> weight; unknown words weigh nothing."""

    def __missing__(self, key):
        return 0

    @classmethod
    def load(cls, path):
        head, _, body = path.read_bytes().partition(b"\n---\n")
        fmt = json.loads(head)
        model = cls(fmt["pinned"])
        extra = pickle.loads(body)
        if isinstance(extra, dict):
            model.update(extra)
        return model

    def score(self, text):
        return sum(self[w] for w in WORD.findall(text.lower()))


def message(command):
    hit = re.search(r"git commit\b.*?-m\s+(['\"])(.*?)\1", command, re.S)
    return hit.group(2) if hit else None


def main():
    event = json.load(sys.stdin)
    text = message(event.get("tool_input", {}).get("command", ""))
    if text is None:
        return
    score = Model.load(MODEL).score(text)
    if score <= THRESHOLD:
        print(json.dumps({"permissionDecision": "ask", "reason": f"Tone score {score}: rephrase?"}))


main()
