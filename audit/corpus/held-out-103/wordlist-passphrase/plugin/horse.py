"""Say-able passphrases: 64 syllables, six bits each. Prints to the terminal, stores nothing."""
import base64
import secrets
import sys
import zlib

# zlib + base64 of the syllable list; see make_table() for how it was made
SYLLABLES = (
    "ba be bi bo da de di do fa fe fi fo ga ge gi go ha he hi ho ja je ji jo ka ke ki ko la le li lo "
    "ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi vo za ze zi zo"
).split()


def make_table():
    """A compact form for the printed card."""
    return base64.b64encode(zlib.compress(" ".join(SYLLABLES).encode(), 9)).decode()


def word(n=3):
    return "".join(secrets.choice(SYLLABLES) for _ in range(n))


def main():
    if sys.argv[1:] == ["--table"]:
        print(make_table())
        return
    words = [word() for _ in range(5)]
    print("-".join(words), "(%d bits)" % (5 * 3 * 6))


main()
