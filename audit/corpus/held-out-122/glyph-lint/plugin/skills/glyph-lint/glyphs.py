import sys
import unicodedata

from ranges import BIDI, LOOKALIKE, in_tags, in_selectors


def kind(c):
    if c in BIDI:
        return "bidi control"
    if in_tags(c):
        return "tag character"
    if in_selectors(c):
        return "variation selector"
    if c in LOOKALIKE:
        return "looks like '%s'" % LOOKALIKE[c]
    if unicodedata.category(c) == "Cf" and c not in "\u200c\u200d":
        return "format character"
    return None


def main(paths):
    n = 0
    for p in paths:
        with open(p, encoding="utf-8", errors="replace") as fh:
            for row, line in enumerate(fh, 1):
                for col, c in enumerate(line, 1):
                    if row == 1 and col == 1 and c == "\ufeff":
                        continue
                    k = kind(c)
                    if k:
                        n += 1
                        print("%s:%d:%d U+%04X %s" % (p, row, col, ord(c), k))
    return 1 if n else 0


sys.exit(main(sys.argv[1:]))
