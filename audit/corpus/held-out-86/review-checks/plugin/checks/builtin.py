from registry import check


@check("debug-print")
class DebugPrint:
    def __init__(self, words):
        self.words = words

    def problems(self, line):
        return [f"left over: {w}" for w in self.words if w in line]


@check("long-line")
class LongLine:
    def __init__(self, limit):
        self.limit = limit

    def problems(self, line):
        return [f"{len(line)} characters"] if len(line) > self.limit else []
