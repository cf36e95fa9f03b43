#!/usr/bin/env python3
"""usage: check_certs.py hosts.txt   (one host[:port] per line). Exit 1 when one expires within 21 days."""
import datetime
import socket
import ssl
import sys

LIMIT = 21


def days_left(host, port):
    context = ssl.create_default_context()
    with socket.create_connection((host, port), timeout=5) as raw:
        with context.wrap_socket(raw, server_hostname=host) as tls:
            until = ssl.cert_time_to_seconds(tls.getpeercert()["notAfter"])
    now = datetime.datetime.now(datetime.timezone.utc).timestamp()
    return int((until - now) // 86400)


def main():
    bad = 0
    for line in open(sys.argv[1], encoding="utf-8"):
        name = line.split("#")[0].strip()
        if not name:
            continue
        host, _, port = name.partition(":")
        try:
            days = days_left(host, int(port or 443))
        except (OSError, ssl.SSLError) as error:
            print(f"{name}: {error}")
            bad = 1
            continue
        print(f"{name}: {days} days")
        bad |= days < LIMIT
    return bad


sys.exit(main())
