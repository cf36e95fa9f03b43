#!/usr/bin/env python3
import re
import sys


def strings(stream):
    for line in stream:
        parts = re.findall(r'"((?:[^"\\]|\\.)*)"', line)
        if parts:
            yield "".join(parts)


def spf(records):
    found = [record for record in records if record.startswith("v=spf1")]
    if len(found) != 1:
        return [f"{len(found)} SPF records; there must be exactly one"]
    terms = found[0].split()[1:]
    lookups = sum(term.lstrip("+-~?").split(":")[0].split("/")[0] in ("include", "a", "mx", "ptr", "exists") or term.startswith("redirect=") for term in terms)
    notes = [f"{lookups} terms need lookups (ten are allowed, includes count their own)"]
    if "+all" in terms or "all" in terms:
        notes.append("+all lets the whole world send")
    if not any(term.endswith("all") or term.startswith("redirect=") for term in terms):
        notes.append("no 'all' at the end")
    return notes


def dmarc(records):
    found = [record for record in records if record.startswith("v=DMARC1")]
    if not found:
        return ["no DMARC record"]
    tags = dict(part.strip().split("=", 1) for part in found[0].split(";") if "=" in part)
    notes = [f"policy: {tags.get('p', 'none')}"]
    if tags.get("p", "none") == "none":
        notes.append("p=none only observes; go to quarantine after reading reports for a month")
    if "rua" not in tags:
        notes.append("nobody receives the reports (rua)")
    return notes


CHECKS = {"spf": spf, "dmarc": dmarc}
if len(sys.argv) != 2 or sys.argv[1] not in CHECKS:
    sys.exit("usage: dig +short TXT <name> | mailcheck.py spf|dmarc")
print("\n".join(CHECKS[sys.argv[1]](list(strings(sys.stdin)))))
