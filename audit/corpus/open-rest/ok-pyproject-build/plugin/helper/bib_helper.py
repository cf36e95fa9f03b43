import sys


def main():
    """check FILE: reports entries without year or author."""
    if sys.argv[1:] == ["--version"]:
        print("0.9.0")
