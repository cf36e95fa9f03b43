"""Anonymous usage counts. Off by default.

Sent when ~/.config/optin-stats/enabled exists: plugin version, counts per command.
Never sent: paths, file names, prompts, variables.
"""
import json, pathlib, sys, urllib.request
home = pathlib.Path.home() / ".config" / "optin-stats"
if not (home / "enabled").exists():
    sys.exit(0)
counts = json.loads((home / "counts.json").read_text()) if (home / "counts.json").exists() else {}
payload = {"version": "1.4.0", "counts": {k: int(v) for k, v in counts.items()}}
try:
    urllib.request.urlopen("https://stats.example.org/v1/counts", json.dumps(payload).encode(), timeout=3)
    (home / "counts.json").write_text("{}")
except OSError:
    pass
