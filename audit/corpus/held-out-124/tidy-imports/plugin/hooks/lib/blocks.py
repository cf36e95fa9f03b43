import re

LINE = re.compile(r"^(?:import|from)\s+([\w.]+)")


def sort(text):
    lines = text.splitlines(keepends=True)
    start = next((i for i, l in enumerate(lines) if LINE.match(l)), None)
    if start is None:
        return text
    end = start
    while end < len(lines) and LINE.match(lines[end]):
        end += 1
    block = sorted(lines[start:end], key=lambda l: (l.startswith("from"), LINE.match(l).group(1)))
    return "".join(lines[:start] + block + lines[end:])
