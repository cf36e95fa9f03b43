import csv
import re
import sys

from formula import eval_formula


class Sheet:
    def __init__(self, path):
        with open(path, newline="") as fh:
            self.rows = list(csv.reader(fh))
        self.busy = set()

    def cell(self, ref):
        m = re.fullmatch(r"([A-Z])(\d+)", ref)
        return self.value(int(m.group(2)) - 1, ord(m.group(1)) - 65)

    def value(self, r, c):
        raw = self.rows[r][c].strip()
        if not raw.startswith("="):
            try:
                return float(raw)
            except ValueError:
                return raw
        if (r, c) in self.busy:
            raise ValueError("cycle at row %d" % (r + 1))
        self.busy.add((r, c))
        try:
            return eval_formula(raw[1:], self.cell)
        finally:
            self.busy.discard((r, c))

    def exec_row(self, r):
        return [self.value(r, c) for c in range(len(self.rows[r]))]


sheet = Sheet(sys.argv[1])
for i in range(len(sheet.rows)):
    print("\t".join("%g" % v if isinstance(v, float) else v for v in sheet.exec_row(i)))
