from . import rule


@rule("D101")
def trailing_space(text):
    for no, line in enumerate(text.splitlines(), 1):
        if line != line.rstrip():
            yield f"line {no} ends in blanks"


@rule("D102")
def tabs(text):
    if "\t" in text:
        yield "uses tabs"


@rule("D103")
def long_lines(text):
    yield from (f"line {n} is too long" for n, s in enumerate(text.splitlines(), 1) if len(s) > 120)
