#!/usr/bin/env python3
"""Prints what matters of a saved message as JSON. Opens nothing but the file."""
import email
import email.policy
import hashlib
import json
import re
import sys

LINK = re.compile(r"https?://[^\s\"'<>)]+", re.I)
RISKY = (".js", ".vbs", ".lnk", ".iso", ".img", ".hta", ".docm", ".xlsm", ".one", ".scr")


def defang(text):
    return text.replace("http", "hxxp", 1).replace(".", "[.]")


def bodies(message):
    for part in message.walk():
        if part.get_content_maintype() == "text" and not part.get_filename():
            yield part.get_content()


def attachments(message):
    for part in message.iter_attachments():
        data = part.get_payload(decode=True) or b""
        name = part.get_filename() or "(unnamed)"
        yield {
            "name": name,
            "type": part.get_content_type(),
            "bytes": len(data),
            "sha256": hashlib.sha256(data).hexdigest(),
            "risky": name.lower().endswith(RISKY),
        }


def main(path):
    with open(path, "rb") as file:
        message = email.message_from_binary_file(file, policy=email.policy.default)
    links = sorted({link for body in bodies(message) for link in LINK.findall(body)})
    result = {name: message.get(name) for name in ("From", "Reply-To", "Return-Path", "To", "Subject", "Date", "Message-ID")}
    result["Received"] = message.get_all("Received", [])
    result["Authentication-Results"] = message.get_all("Authentication-Results", [])
    result["links"] = [defang(link) for link in links]
    result["attachments"] = list(attachments(message))
    json.dump(result, sys.stdout, indent=2, ensure_ascii=False, default=str)
    print()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: headers.py MESSAGE.eml")
    main(sys.argv[1])
