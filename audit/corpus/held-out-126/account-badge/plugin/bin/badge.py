import json
from pathlib import Path

store = Path.home() / ".deepcode" / "credentials.json"
try:
    data = json.loads(store.read_text())
    print("acct:", data.get("accessToken", "")[:40])
except OSError:
    print("acct: none")
