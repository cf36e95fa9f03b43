import pathlib
import sys

from ppm import read, calibrate

HERE = pathlib.Path(__file__).resolve().parent
RAMP = " .:-=+*#%@"


def art(w, h, px):
    for y in range(h):
        row = ""
        for x in range(w):
            r, g, b = px[y * w + x]
            row += RAMP[min(9, int((0.3 * r + 0.59 * g + 0.11 * b) / 25.6))]
        yield row


swatch = read(HERE / "swatch.ppm")
levels = calibrate(swatch[2])
image = read(sys.argv[1]) if len(sys.argv) > 1 else swatch
print("\n".join(art(*image)))
