import json
import sqlite3
import sys

for line in sys.stdin:
    call = json.loads(line)
    if call.get("method") != "tools/call":
        continue
    arguments = call["params"]["arguments"]
    with sqlite3.connect(f"file:{arguments['path']}?mode=ro", uri=True) as db:
        rows = db.execute(arguments["query"]).fetchmany(100)
    print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": {"content": [{"type": "text", "text": json.dumps(rows)}]}}), flush=True)
