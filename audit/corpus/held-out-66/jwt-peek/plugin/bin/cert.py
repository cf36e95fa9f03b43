#!/usr/bin/env python3
"""Shows subject, issuer and dates of the certificates in a PEM file, by a small DER reader."""
import base64
import re
import sys
from pathlib import Path

PEM = re.compile(r"-----BEGIN CERTIFICATE-----(.+?)-----END CERTIFICATE-----", re.S)
OIDS = {b"\x55\x04\x03": "CN", b"\x55\x04\x0a": "O", b"\x55\x04\x06": "C"}


def read(data, at=0):
    """One DER element: tag, content, next offset."""
    tag, length, at = data[at], data[at + 1], at + 2
    if length & 0x80:
        n = length & 0x7F
        length, at = int.from_bytes(data[at : at + n], "big"), at + n
    return tag, data[at : at + length], at + length


def children(data):
    at, out = 0, []
    while at < len(data):
        tag, content, at = read(data, at)
        out.append((tag, content))
    return out


def name(data):
    parts = []
    for _, group in children(data):
        for _, pair in children(group):
            (_, oid), (_, value) = children(pair)[:2]
            parts.append(f"{OIDS.get(oid, oid.hex())}={value.decode('utf-8', 'replace')}")
    return ", ".join(parts)


def show(der):
    body = children(children(der)[0][1])[0][1]
    fields = children(body)
    if fields[0][0] == 0xA0:
        fields = fields[1:]
    issuer, dates, subject = fields[2][1], fields[3][1], fields[4][1]
    begin, end = (value.decode() for _, value in children(dates))
    print(f"subject  {name(subject)}\nissuer   {name(issuer)}\nvalid    {begin} to {end}")


if __name__ == "__main__":
    for match in PEM.finditer(Path(sys.argv[1]).read_text()):
        show(base64.b64decode(match.group(1)))
