"""The heads are kept apart from the tails, otherwise other scanners report this file."""
import re

TABLE = [
    ("cloud access key", ("AK", "IA"), "[0-9A-Z]{16}"),
    ("forge token", ("gh", "p_"), "[0-9A-Za-z]{36}"),
    ("private key", ("-----BEGIN ", "[A-Z ]*PRIVATE"), " KEY-----"),
    ("chat token", ("xo", "x[abp]-"), "[0-9A-Za-z-]{20,}"),
]


def compiled():
    for name, head, tail in TABLE:
        yield name, re.compile("".join(head) + tail)
