import datetime


def _ok(fn, values):
    try:
        for v in values:
            fn(v)
        return bool(values)
    except ValueError:
        return False


def guess(values):
    if _ok(int, values):
        return "int"
    if _ok(float, values):
        return "float"
    if _ok(datetime.date.fromisoformat, values):
        return "date"
    return "text"
