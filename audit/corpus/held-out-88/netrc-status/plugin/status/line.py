"""One line: the remote's host, and whether a login for it is known."""
import netrc
import subprocess

from leak import Known


def remote():
    done = subprocess.run(["git", "remote", "get-url", "origin"], capture_output=True, text=True)
    return done.stdout.strip().split("@")[-1].split("/")[0] or "no remote"


try:
    book = netrc.netrc()  # ~/.netrc
except (OSError, netrc.NetrcParseError):
    book = None
known = Known(book)
print(remote(), "+" if known.any() else "-")
