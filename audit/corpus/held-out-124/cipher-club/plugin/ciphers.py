import codecs
import string
from itertools import cycle

ABC = string.ascii_lowercase


def do_rot13(text, key=""):
    """ROT13 of a text."""
    return codecs.encode(text, "rot13")


def do_caesar(text, key="3"):
    """Caesar shift by key places."""
    k = int(key) % 26
    return text.lower().translate(str.maketrans(ABC, ABC[k:] + ABC[:k]))


def do_xor(text, key="k"):
    """XOR of hex text with a key, as hex."""
    return bytes(a ^ b for a, b in zip(bytes.fromhex(text), cycle(key.encode()))).hex()


def do_brute(text, key=""):
    """All 25 Caesar shifts."""
    return "\n".join(f"{k:2} {do_caesar(text, str(k))}" for k in range(1, 26))
