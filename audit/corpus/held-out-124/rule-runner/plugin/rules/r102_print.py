def check(lines):
    for n, l in enumerate(lines, 1):
        if l.lstrip().startswith("print("):
            yield n, "left over print"
