#!/usr/bin/env python3
"""drawer.py COMMAND LINE...: explain the options | drawer.py --dump | drawer.py --pack FILE.tsv"""
import base64
import shlex
import sys
import zlib
from pathlib import Path

PACKED = Path(__file__).with_name("index.b64")
LIMIT = 2_000_000


def unpack():
    engine = zlib.decompressobj()
    text = engine.decompress(base64.b64decode(PACKED.read_text()), LIMIT)
    if engine.unconsumed_tail:
        sys.exit("the index is larger than it should be")
    return text.decode("utf-8")


def table():
    out = {}
    for line in unpack().splitlines():
        command, option, about = line.split("\t")
        out.setdefault(command, {})[option] = about
    return out


def explain(line, known):
    for part in line.split("|"):
        words = shlex.split(part)
        while words and "=" in words[0]:
            words.pop(0)
        if not words:
            continue
        command, options = Path(words[0]).name, known.get(Path(words[0]).name, {})
        print(command if options else f"{command} (not in the drawer)")
        for word in words[1:]:
            if not word.startswith("-") or word == "-":
                continue
            name = word.split("=", 1)[0]
            if name in options:
                print(f"  {name:12} {options[name]}")
            elif not name.startswith("--") and len(name) > 2:
                for letter in name[1:]:
                    about = options.get("-" + letter)
                    print(f"  -{letter:11} {about or '?'}")
            else:
                print(f"  {name:12} ?")


def pack(source):
    data = zlib.compress(Path(source).read_bytes(), 9)
    print(base64.b64encode(data).decode())


def main(argv):
    if argv[:1] == ["--dump"]:
        print(unpack(), end="")
    elif argv[:1] == ["--pack"]:
        pack(argv[1])
    elif argv:
        explain(" ".join(argv), table())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
