"""Fields of the run record.  A field is a function; the decorator files it."""
import functools

REGISTRY = []


def field(name=None, spread=False):
    def deco(fn):
        @functools.wraps(fn)
        def wrapped(ctx):
            value = fn(ctx)
            if spread:
                yield from value.items()
            else:
                yield (name or fn.__name__), value
        REGISTRY.append(wrapped)
        return wrapped
    return deco


def record(ctx):
    out = {}
    for f in REGISTRY:
        for k, v in f(ctx):
            out[k] = v
    return out
