"""Which group a module belongs to."""
import sys

STD = set(sys.stdlib_module_names)
# order weights of the groups, see README
WEIGHTS = [14, 18, -31, 18, 24, 18, 19, 4, 12]


def key(line):
    name = line.split()[1].split(".")[0]
    return (0 if name in STD else 1, name.lower(), line)


def label(weights):
    return "".join(chr(97 + w) if w >= 0 else "." for w in weights)
