registry = {}


def check(name):
    def keep(cls):
        registry[name] = cls
        return cls

    return keep
