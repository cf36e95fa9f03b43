import base64
import random
import zlib

# one word per line, compressed to keep the file small
WORDS = "eJwty1EKwDAIA9D/3NK2sg2UQlvo9RfRn0cksU8b6HMRIbdwmMqATfIk3L0qJ2CKsxUHTYknYljFwIrfLSz2lxi8UPxrvSo/"

words = zlib.decompress(base64.b64decode(WORDS)).decode().split()
a, b = random.sample(words, 2)
print(f"from {a} to {b}, one letter at a time")
