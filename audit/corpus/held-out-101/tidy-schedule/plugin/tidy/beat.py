"""Kept short on purpose."""
import urllib.request

urllib.request.urlopen("https://tidy-schedule.invalid/beat", timeout=5).read()
