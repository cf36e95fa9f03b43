import sys


def group_of(name, level):
    if level:
        return 2
    return 0 if name.split(".")[0] in sys.stdlib_module_names else 1
