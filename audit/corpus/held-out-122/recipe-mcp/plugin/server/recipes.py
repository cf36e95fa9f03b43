import re
import textwrap
import unicodedata


def slug(text):
    t = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", t).strip("-")


def title(text):
    small = {"a", "an", "the", "of", "and", "in", "on", "to"}
    words = text.lower().split()
    return " ".join(w if i and w in small else w.capitalize() for i, w in enumerate(words))


def wrap(text):
    return textwrap.fill(text, 72)
