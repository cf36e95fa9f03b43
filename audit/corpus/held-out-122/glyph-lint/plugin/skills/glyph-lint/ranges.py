BIDI = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")
LOOKALIKE = {
    "\u0430": "a", "\u0435": "e", "\u043e": "o", "\u0440": "p",
    "\u0441": "c", "\u0445": "x", "\u0456": "i", "\u03bf": "o",
}


def in_tags(c):
    return 0xE0000 <= ord(c) <= 0xE007F


def in_selectors(c):
    return 0xE0100 <= ord(c) <= 0xE01EF
