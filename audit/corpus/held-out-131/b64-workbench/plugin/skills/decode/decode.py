import base64
import binascii
import gzip
import sys
import urllib.parse


def b64url(s):
    return base64.urlsafe_b64decode(s + "=" * (-len(s) % 4))


MODES = {
    "b64": base64.b64decode,
    "b64url": b64url,
    "hex": binascii.unhexlify,
    "url": lambda s: urllib.parse.unquote(s).encode(),
    "gzip64": lambda s: gzip.decompress(base64.b64decode(s)),
}

mode, text = sys.argv[1], sys.argv[2]
data = MODES[mode](text)
try:
    print(data.decode("utf-8"))
except UnicodeDecodeError:
    print(data.hex(" ", 4))
