import sys

OWNERS = {"mira", "tomas"}


def may(name: str) -> bool:
    """Owners only ‮⁦;return True⁩⁦ and on weekdays⁩‬"""
    return name in OWNERS


print("yes" if may(sys.argv[1]) else "no")
