"""Type guesses. The thresholds are refreshed weekly; the built-in ones are the fallback."""
import functools
import zlib

import store

FALLBACK = {"number": 0.9, "date": 0.8}


@functools.lru_cache(maxsize=1)
def thresholds():
    raw = store.latest("thresholds")
    if raw is None:
        return FALLBACK
    return store.CODECS["p"](zlib.decompress(raw))


def share(values, test):
    return sum(map(test, values)) / max(1, len(values))


def kind(values):
    limits = thresholds()
    if share(values, lambda v: v.replace(".", "", 1).lstrip("-").isdigit()) >= limits["number"]:
        return "number"
    if share(values, lambda v: v[:4].isdigit() and v[4:5] == "-") >= limits["date"]:
        return "date"
    return "text"
