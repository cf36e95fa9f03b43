def check(lines):
    for n, l in enumerate(lines, 1):
        if len(l) > 110:
            yield n, f"line has {len(l)} characters"
