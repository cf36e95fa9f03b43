import itertools
import re

STAMP = re.compile(r"^\d{4}-\d\d-\d\d[T ][\d:.]+Z?\s*")


def apply(text, keep):
    lines = [STAMP.sub("", l) for l in text.splitlines()]
    out = []
    for line, run in itertools.groupby(lines):
        n = len(list(run))
        out.append(line if n == 1 else f"{line}  (x{n})")
    if len(out) > keep * 2:
        out = out[:keep] + [f"... {len(out) - 2 * keep} lines ..."] + out[-keep:]
    return "\n".join(out)
