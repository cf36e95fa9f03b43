"""Guesses the type of a column."""


def guess(values):
    for kind in (int, float):
        try:
            [kind(v) for v in values if v]
            return kind.__name__
        except ValueError:
            continue
    return "str"
