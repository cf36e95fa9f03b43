"""Rules register themselves here by name."""
RULES = {}


def rule(name, default=True):
    def mark(cls):
        cls.name = name
        cls.default = default
        RULES[name] = cls
        return cls
    return mark


class Rule:
    def __init__(self, options):
        self.options = options or {}

    def check(self, lines):
        raise NotImplementedError
