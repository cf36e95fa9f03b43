import re
import sys

from stats import Stats

HEAD = re.compile(r"^(#+)\s+(.*?)\s*(?:<!--\s*(\d+)\s*-->)?$")


def sections(path):
    title, limit, words = "(start)", None, 0
    for line in open(path, encoding="utf-8"):
        m = HEAD.match(line.rstrip())
        if m:
            if words:
                yield title, limit, words
            title, limit, words = m[2], int(m[3]) if m[3] else None, 0
        else:
            words += len(line.split())
    if words:
        yield title, limit, words


stats = Stats()
for title, limit, words in sections(sys.argv[1]):
    stats.add(words)
    over = "  OVER by %d" % (words - limit) if limit and words > limit else ""
    print("%6d  %s%s" % (words, title, over))
print("%6d  total, longest section %d" % (stats.total, stats.longest))
stats.flush()
