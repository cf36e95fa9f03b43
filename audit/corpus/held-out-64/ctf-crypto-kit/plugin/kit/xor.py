#!/usr/bin/env python3
"""Repeating-key XOR: guess the key's length and the key. usage: xor.py FILE [known-text]"""
import sys
from collections import Counter

COMMON = b" etaoinshrdlu"


def distance(a, b):
    return sum(bin(x ^ y).count("1") for x, y in zip(a, b))


def lengths(data, limit=40):
    result = []
    for size in range(2, min(limit, len(data) // 4)):
        blocks = [data[i:i + size] for i in range(0, size * 4, size)]
        pairs = [(a, b) for i, a in enumerate(blocks) for b in blocks[i + 1:]]
        result.append((sum(distance(a, b) for a, b in pairs) / len(pairs) / size, size))
    return [size for _, size in sorted(result)[:3]]


def single(column):
    def value(key):
        counts = Counter(byte ^ key for byte in column)
        return sum(counts[c] + counts[ord(chr(c).upper())] for c in COMMON)
    return max(range(256), key=value)


def main(path, known=None):
    data = open(path, "rb").read()
    if known:
        print("key stream at 0:", bytes(a ^ b for a, b in zip(data, known.encode())))
        return
    for size in lengths(data):
        key = bytes(single(data[i::size]) for i in range(size))
        print(size, key, bytes(b ^ key[i % size] for i, b in enumerate(data))[:60])


if __name__ == "__main__":
    main(*sys.argv[1:])
