import re

MARK = re.compile(r"\b(TODO|FIXME|XXX)\b(?!\()")


def todo(number, line, opts):
    hit = MARK.search(line)
    if hit:
        yield number, f"{hit.group()} without an owner"
