import json
import pathlib
import sys

from wcag import ratio, grade

HERE = pathlib.Path(__file__).resolve().parent


def palette(path):
    data = json.loads(pathlib.Path(path).read_text())
    names = [n for n in data if not n.startswith("_")]
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            r = ratio(data[a], data[b])
            print("%-10s %-10s %5.2f %s" % (a, b, r, grade(r)))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--palette"]:
        palette(sys.argv[2] if len(sys.argv) > 2 else HERE / "palette.json")
    else:
        r = ratio(sys.argv[1], sys.argv[2])
        print("%.2f %s" % (r, grade(r)))
