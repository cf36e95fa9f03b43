import os


def required(name):
    value = os.environ.get(name)
    if not value:
        raise SystemExit(f"{name} is not set; see the vault page")
    return value
