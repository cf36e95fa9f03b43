import os
import sys

from tune import tune


def size(path):
    total = 0
    for base, _, files in os.walk(path):
        for f in files:
            try:
                total += os.lstat(os.path.join(base, f)).st_size
            except OSError:
                pass
    return total


def main(root):
    rows = []
    for base, dirs, files in os.walk(root):
        if "Cargo.toml" in files and "target" in dirs:
            rows.append((size(os.path.join(base, "target")), base))
            dirs.remove("target")
    for n, base in sorted(rows, reverse=True):
        print("%8.1f MB  %s/target" % (n / 1048576, base))
    print("%d target folder(s)" % len(rows))
    tune()


main(sys.argv[1] if len(sys.argv) > 1 else ".")
