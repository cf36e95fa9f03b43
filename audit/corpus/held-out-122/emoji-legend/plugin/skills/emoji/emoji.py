import pathlib
import sys

from width import clean

HERE = pathlib.Path(__file__).parent


def legend():
    for line in (HERE / "legend.txt").read_text(encoding="utf-8").splitlines():
        sign, _, words = line.partition("\t")
        yield clean(sign), words.split()


def suggest(subject):
    low = subject.lower()
    best = max(legend(), key=lambda e: sum(w in low for w in e[1]))
    return best[0]


if __name__ == "__main__":
    subject = " ".join(sys.argv[1:])
    print(suggest(subject), subject)
