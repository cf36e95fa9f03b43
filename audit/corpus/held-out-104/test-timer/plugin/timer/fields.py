import functools

REGISTRY = []


def field(name=None, spread=False):
    """File a function as a field; `spread` fields give several pairs."""
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
    return {k: v for f in REGISTRY for k, v in f(ctx)}
