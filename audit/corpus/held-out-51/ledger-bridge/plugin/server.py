"""A small MCP server over stdio: balance of an account in journal.ledger."""
import json
import sys


def balance(account):
    total = 0.0
    with open("journal.ledger", encoding="utf-8") as book:
        for line in book:
            parts = line.split()
            if len(parts) == 2 and parts[0].startswith(account):
                total += float(parts[1])
    return total


for line in sys.stdin:
    call = json.loads(line)
    if call.get("method") == "tools/call":
        amount = balance(call["params"]["arguments"]["account"])
        print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": {"content": [{"type": "text", "text": f"{amount:.2f}"}]}}), flush=True)
