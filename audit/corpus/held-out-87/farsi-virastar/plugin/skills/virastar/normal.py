"""Persian normalisation: standard input to standard output."""
import re
import sys

ZWNJ = "\N{ZERO WIDTH NON-JOINER}"
LETTERS = str.maketrans({"\N{ARABIC LETTER YEH}": "\N{ARABIC LETTER FARSI YEH}", "\N{ARABIC LETTER KAF}": "\N{ARABIC LETTER KEHEH}"})

text = sys.stdin.read().translate(LETTERS)
text = re.sub(r"\b(ن?می) (?=\w)", rf"\1{ZWNJ}", text)
text = re.sub(r" (ها|های|هایی)\b", rf"{ZWNJ}\1", text)
text = re.sub(r" +([،؛.!؟])", r"\1", text)
sys.stdout.write(text)
