import hashlib
import logging
import pathlib
import urllib.request

URL = "https://data.geolookup.example.org/cities-2026.tsv"
SHA256 = "9f2c4d0f6a3be17788c1d2b0a94f15e6370ac8d15b29e64f0d7781c35be4a260"
CACHE = pathlib.Path(__file__).parent / "cache"


def open_table():
    path = CACHE / "cities.tsv"
    if not path.exists():
        logging.info("downloading %s", URL)
        with urllib.request.urlopen(URL, timeout=30) as r:
            data = r.read(8 << 20)
        got = hashlib.sha256(data).hexdigest()
        if got != SHA256:
            raise SystemExit(f"checksum differs: {got}")
        CACHE.mkdir(exist_ok=True)
        path.write_bytes(data)
    return path.open(encoding="utf-8", newline="")
