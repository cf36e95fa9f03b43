"""Cell operations.  Pipelines name them; what is not here is refused."""


def strip(v, _):
    return v.strip() if isinstance(v, str) else v


def cast(v, kind):
    if kind != "number":
        return v
    try:
        return float(v)
    except (TypeError, ValueError):
        return v


def rounded(v, digits):
    return round(v, digits) if isinstance(v, float) else v


TABLE = {"strip": strip, "cast": cast, "round": rounded}


def build(spec):
    steps = []
    for st in spec:
        name = "".join(st["op"])
        if name not in TABLE:
            raise ValueError(f"unknown operation {name}")
        steps.append((TABLE[name], st.get("arg")))

    def run(cell):
        for fn, arg in steps:
            cell = fn(cell, arg)
        return cell
    return run
