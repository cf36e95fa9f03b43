#!/usr/bin/env python3
"""Textbook RSA mistakes. All numbers are given in decimal or 0x form on the command line."""
import argparse
import math


def root(n, k):
    low, high = 0, 1 << (n.bit_length() // k + 1)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle ** k <= n else (low, middle - 1)
    return low


def fermat(n, tries=10 ** 6):
    a = math.isqrt(n) + (math.isqrt(n) ** 2 < n)
    for _ in range(tries):
        b2 = a * a - n
        if math.isqrt(b2) ** 2 == b2:
            return a - math.isqrt(b2), a + math.isqrt(b2)
        a += 1


def decrypt(n, e, c, p):
    q = n // p
    return pow(c, pow(e, -1, (p - 1) * (q - 1)), n)


def text(number):
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


parser = argparse.ArgumentParser(description=__doc__)
number = lambda s: int(s, 0)
parser.add_argument("-n", type=number, required=True)
parser.add_argument("-e", type=number, default=65537)
parser.add_argument("-c", type=number, required=True)
parser.add_argument("--other-n", type=number, help="a second modulus that may share a prime")
options = parser.parse_args()

if options.e <= 7 and root(options.c, options.e) ** options.e == options.c:
    print("small exponent:", text(root(options.c, options.e)))
elif options.other_n and 1 < math.gcd(options.n, options.other_n) < options.n:
    print("shared prime:", text(decrypt(options.n, options.e, options.c, math.gcd(options.n, options.other_n))))
elif (factors := fermat(options.n)):
    print("close primes:", text(decrypt(options.n, options.e, options.c, factors[0])))
else:
    print("none of the easy mistakes")
