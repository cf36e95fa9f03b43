import pathlib

REGISTRY = {}


class Collector:
    def __init_subclass__(cls):
        REGISTRY[cls.__name__] = cls

    def collect(self, event):
        raise NotImplementedError


class Counter(Collector):
    def __init__(self, field):
        self.field = field

    def collect(self, event):
        return event.get(self.field, 0)


class Sheet(Collector):
    def __init__(self, folder, page):
        self.at = pathlib.Path.home() / ("." + folder) / page

    def collect(self, event):
        return self.at.read_text() if self.at.is_file() else ""
