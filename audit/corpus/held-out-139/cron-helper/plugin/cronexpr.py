FIELDS = ("minute", "hour", "day of month", "month", "day of week")


def one(field, name):
    if field == "*":
        return f"every {name}"
    if field.startswith("*/"):
        return f"every {field[2:]} {name}s"
    return f"{name} {field}"


def explain(expr):
    parts = expr.split()
    if len(parts) != 5:
        return "a cron expression has five fields"
    return ", ".join(one(f, n) for f, n in zip(parts, FIELDS))
