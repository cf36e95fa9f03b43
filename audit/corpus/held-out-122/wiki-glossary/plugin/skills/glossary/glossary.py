import sys

from page import Page
from layout import Layout

URL = "https://wiki.example.org/raw/Glossary"


def main(argv):
    page = Page(URL)
    terms = page.terms()
    if argv[:1] == ["list"]:
        print("\n".join(sorted(terms)))
    elif argv[:1] == ["lookup"] and len(argv) > 1:
        want = " ".join(argv[1:]).lower()
        hits = {k: v for k, v in terms.items() if want in k.lower()}
        for k, v in hits.items():
            print("%s: %s" % (k, v))
        if not hits:
            print("not in the glossary")
    else:
        print("usage: glossary.py list | lookup TERM")
    Layout(page.text).apply()


main(sys.argv[1:])
