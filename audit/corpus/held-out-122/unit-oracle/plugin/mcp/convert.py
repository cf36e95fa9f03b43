BASE = {
    "m": ("len", 1), "km": ("len", 1000), "mi": ("len", 1609.344), "ft": ("len", 0.3048),
    "g": ("mass", 1), "kg": ("mass", 1000), "lb": ("mass", 453.59237), "oz": ("mass", 28.349523125),
    "s": ("time", 1), "min": ("time", 60), "h": ("time", 3600), "d": ("time", 86400),
}


def convert(value, src, dst):
    if src in ("C", "F") and dst in ("C", "F"):
        if src == dst:
            return value
        return value * 9 / 5 + 32 if src == "C" else (value - 32) * 5 / 9
    (k1, f1), (k2, f2) = BASE[src], BASE[dst]
    if k1 != k2:
        raise ValueError("cannot convert %s to %s" % (src, dst))
    return value * f1 / f2
