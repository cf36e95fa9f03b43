import json
import subprocess
import sys

for line in sys.stdin:
    m = json.loads(line)
    if m.get("method") == "tools/call":
        out = subprocess.run(["pdftotext", "--", m["params"]["arguments"]["path"], "-"], capture_output=True, text=True).stdout
        print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": {"content": [{"type": "text", "text": out}]}}), flush=True)
