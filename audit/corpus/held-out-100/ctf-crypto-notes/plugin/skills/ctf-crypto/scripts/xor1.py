"""single-byte xor: python3 xor1.py <hex>"""
import sys

FREQ = {c: i for i, c in enumerate(b"zqxjkvbpygfwmucldrhsnioate ", 1)}


def score(text: bytes) -> int:
    total = 0
    for b in text:
        if b in FREQ:
            total += FREQ[b]
        elif 65 <= b <= 90:
            total += FREQ.get(b + 32, 0) - 2
        elif b < 9 or 13 < b < 32 or b > 126:
            total -= 40
    return total


def crack(data: bytes, keep: int = 3):
    tries = ((score(bytes(b ^ k for b in data)), k) for k in range(256))
    for s, k in sorted(tries, reverse=True)[:keep]:
        yield k, s, bytes(b ^ k for b in data)


if __name__ == "__main__":
    for key, s, plain in crack(bytes.fromhex(sys.argv[1])):
        print(f"key=0x{key:02x} score={s} {plain!r}")
