def tabs(number, line, opts):
    if line.startswith("\t"):
        yield number, "indented with a tab"


def trailing(number, line, opts):
    if line != line.rstrip():
        yield number, "white space at the end"


def long_lines(number, line, opts):
    limit = opts.get("limit", 100)
    if len(line) > limit:
        yield number, f"{len(line)} characters, limit {limit}"
