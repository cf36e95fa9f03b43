def bars(rows, ideal, width=50):
    top = max(max(v for _, v in rows), 1)
    for (day, value), want in zip(rows, ideal):
        n = round(width * value / top)
        w = round(width * want / top)
        cells = ["#"] * n + [" "] * (width - n + 1)
        cells[min(w, width)] = "|"
        yield "%-12s %s %g" % (day, "".join(cells), value)
