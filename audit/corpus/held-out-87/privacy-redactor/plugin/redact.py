#!/usr/bin/env python3
"""Refuse prompts that carry personal data or keys."""
import json
import re
import sys


def luhn(text):
    digits = [int(c) for c in text if c.isdigit()]
    if not 13 <= len(digits) <= 19:
        return False
    total = 0
    for at, digit in enumerate(reversed(digits)):
        if at % 2:
            digit = digit * 2 - 9 if digit > 4 else digit * 2
        total += digit
    return total % 10 == 0


def iban(text):
    text = text.replace(" ", "")
    moved = text[4:] + text[:4]
    return int("".join(str(int(c, 36)) for c in moved)) % 97 == 1


def always(_):
    return True


KINDS = [
    ("a payment card number", re.compile(r"\b(?:\d[ -]?){13,19}\b"), luhn),
    ("an IBAN", re.compile(r"\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b"), iban),
    ("a private key", re.compile(r"-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----"), always),
    ("a cloud access key", re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"), always),
    ("a German social insurance number", re.compile(r"\b\d{2}[0-3]\d[01]\d\d{2}[A-Z]\d{3}\b"), always),
]


def main():
    prompt = json.load(sys.stdin).get("prompt", "")
    found = [name for name, pattern, check in KINDS if any(check(hit.group()) for hit in pattern.finditer(prompt))]
    if not found:
        return 0
    print("Not sent: the prompt seems to hold " + " and ".join(found) + ". Replace it by a placeholder.", file=sys.stderr)
    return 2


sys.exit(main())
