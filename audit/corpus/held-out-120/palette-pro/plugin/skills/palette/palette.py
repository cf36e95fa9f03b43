#!/usr/bin/env python3
import argparse
import sys

from tables import load_profile


def to_rgb(text):
    text = text.lstrip("#")
    if len(text) == 3:
        text = "".join(c * 2 for c in text)
    if len(text) != 6:
        raise argparse.ArgumentTypeError("expected #rgb or #rrggbb")
    return tuple(int(text[i:i + 2], 16) for i in (0, 2, 4))


def luminance(rgb):
    def lin(c):
        c /= 255
        return c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
    r, g, b = map(lin, rgb)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


def ramp(rgb, steps, curve):
    for i in range(steps):
        t = curve(i / max(1, steps - 1))
        yield tuple(round(255 + (c - 255) * t) for c in rgb)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--base", type=to_rgb, required=True)
    ap.add_argument("--steps", type=int, default=9)
    ap.add_argument("--against", type=to_rgb)
    ap.add_argument("--profile", default="soft")
    a = ap.parse_args()
    curve = load_profile(a.profile)
    for rgb in ramp(a.base, a.steps, curve):
        row = "#%02x%02x%02x" % rgb
        if a.against:
            row += "  %.2f" % contrast(rgb, a.against)
        print(row)


if __name__ == "__main__":
    sys.exit(main())
