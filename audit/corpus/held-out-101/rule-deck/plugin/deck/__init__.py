"""Registry of the rules."""
import functools

RULES = {}


def rule(code, *, once=False):
    def wrap(fn):
        cached = functools.lru_cache(maxsize=None)(fn) if once else fn
        RULES[code] = cached
        return cached

    return wrap
