#!/usr/bin/env python3
"""Peels encodings off a text until something readable appears."""
import base64
import binascii
import codecs
import gzip
import string
import sys
import zlib

READABLE = set(string.printable.encode())


def attempts(data):
    text = data.strip()
    yield "hex", lambda: bytes.fromhex(text.decode())
    yield "base32", lambda: base64.b32decode(text)
    yield "base64", lambda: base64.b64decode(text, validate=True)
    yield "base85", lambda: base64.b85decode(text)
    yield "gzip", lambda: gzip.decompress(data)
    yield "zlib", lambda: zlib.decompress(data)
    yield "bits", lambda: bytes(int(text[i:i + 8], 2) for i in range(0, len(text) // 8 * 8, 8))
    yield "reverse", lambda: text[::-1]
    yield "rot13", lambda: codecs.encode(text.decode(), "rot13").encode()


def score(data):
    if not data:
        return 0
    return sum(byte in READABLE for byte in data) / len(data) + (0.5 if b"flag{" in data.lower() else 0)


def peel(data, depth=0, path=()):
    if b"flag{" in data.lower():
        return path, data
    if depth == 8:
        return None
    for name, attempt in attempts(data):
        if path and name == path[-1] in ("reverse", "rot13"):
            continue
        try:
            inner = attempt()
        except (ValueError, binascii.Error, OSError, zlib.error, EOFError, UnicodeDecodeError):
            continue
        if len(inner) < 4 or score(inner) < 0.7 and name not in ("gzip", "zlib", "base64", "hex"):
            continue
        found = peel(inner, depth + 1, path + (name,))
        if found:
            return found
    return None


if __name__ == "__main__":
    found = peel(sys.stdin.buffer.read())
    if found:
        print(" > ".join(found[0]))
        print(found[1].decode(errors="replace"))
    else:
        sys.exit("nothing readable within 8 layers")
