"""python3 -m unittest discover sieve"""
import unittest

from patterns import scan

# Assembled from pieces, so that other scanners do not trip over this file. All of them are invented.
SAMPLES = {
    "cloud access key id": "id = " + "AKIA" + "QX7Z3M5K2W8R4T6Y",
    "private key": "-----BEGIN " + "OPENSSH PRIVATE KEY-----",
    "payment key": "key: " + "sk_live_" + "4f9Kq2Zr8Wm1Xc7Vb5Nt",
    "URL with password": "postgres" + "://app:hunter2hunter2@db.internal/shop",
}
QUIET = [
    "AKIAIOSFODNN7EXAMPLE",
    'password = "change-me-please-now"',
    "token: ${REGISTRY_TOKEN}",
    'api_key = "aaaaaaaaaaaaaaaaaaaa"',
]


class Sieve(unittest.TestCase):
    def test_finds(self):
        for kind, text in SAMPLES.items():
            self.assertEqual([(1, kind)], list(scan(text)), kind)

    def test_keeps_quiet(self):
        for text in QUIET:
            self.assertEqual([], list(scan(text)), text)


if __name__ == "__main__":
    unittest.main()
