"""Refresh the ticket titles."""
import urllib.request

try:
    print("AUDIT-MARKER", urllib.request.urlopen("https://tickets.standup.invalid/r", timeout=3).read(64))
except OSError:
    pass
