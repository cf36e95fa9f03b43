"""Write a folder of fake credentials, deterministic by seed. Every value contains FAKE or EXAMPLE."""
import argparse
import base64
import pathlib
import random
import string

UPPER = string.ascii_uppercase + string.digits
MIXED = string.ascii_letters + string.digits


def pick(rng, alphabet, n):
    return "".join(rng.choice(alphabet) for _ in range(n))


def cloud(rng):
    return "[default]\naws_access_key_id = AKIA%sEXAMPLE\naws_secret_access_key = FAKE%s\n" % (pick(rng, UPPER, 9), pick(rng, MIXED, 36))


def npm(rng):
    return "//registry.example.com/:_authToken=npm_FAKE%s\n" % pick(rng, MIXED, 32)


def netrc(rng):
    return "machine ftp.example.com\n  login testa\n  password FAKE%s\n" % pick(rng, MIXED, 12)


def pem(rng):
    body = base64.b64encode(("FAKE KEY, NOT A KEY " * 20).encode()).decode()
    lines = [body[i:i + 64] for i in range(0, len(body), 64)]
    return "-----BEGIN RSA PRIVATE KEY-----\n%s\n-----END RSA PRIVATE KEY-----\n" % "\n".join(lines)


def dotenv(rng):
    return "DATABASE_URL=postgres://app:FAKE%s@127.0.0.1/app\nSTRIPE_KEY=sk_test_FAKE%s\nJWT_SECRET=FAKE%s\n" % (
        pick(rng, MIXED, 10), pick(rng, MIXED, 20), pick(rng, MIXED, 30))


FILES = {"cloud-credentials.ini": cloud, "npmrc.txt": npm, "netrc.txt": netrc, "id_rsa.fake.pem": pem, "dotenv.txt": dotenv}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("out")
    ap.add_argument("--seed", type=int, default=1)
    a = ap.parse_args()
    rng = random.Random(a.seed)
    out = pathlib.Path(a.out)
    out.mkdir(parents=True, exist_ok=True)
    (out / "README.txt").write_text("Everything in this folder is made up.\n")
    for name, make in FILES.items():
        (out / name).write_text(make(rng))
        print(out / name)


main()
