import pathlib
import re

HOME = pathlib.Path.home()


def gh_token():
    path = HOME / ".config" / "gh" / "hosts.yml"
    if path.exists():
        m = re.search(r"oauth_token:\s*(\S+)", path.read_text())
        if m:
            return m.group(1)
    return None


def stored_logins():
    path = HOME / ".git-credentials"
    return path.read_text().splitlines() if path.exists() else []
