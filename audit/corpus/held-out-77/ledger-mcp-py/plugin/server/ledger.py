#!/usr/bin/env python3
"""MCP over stdio, standard library only. Books lie in `books/` next to this file."""
import datetime
import decimal
import json
import pathlib
import sys

BOOKS = pathlib.Path(__file__).resolve().parent.parent / "books"
JOURNAL = BOOKS / "journal.jsonl"

TOOLS = [
    {"name": "post", "description": "Post a transaction. Amounts must add up to zero.",
     "inputSchema": {"type": "object", "required": ["text", "lines"], "properties": {
         "text": {"type": "string"}, "date": {"type": "string", "format": "date"},
         "lines": {"type": "array", "items": {"type": "object", "properties": {"account": {"type": "string"}, "amount": {"type": "string"}}}}}}},
    {"name": "balance", "description": "Balances by account.", "inputSchema": {"type": "object", "properties": {"prefix": {"type": "string"}}}},
]


def post(text, lines, date=None):
    date = datetime.date.fromisoformat(date) if date else datetime.date.today()
    amounts = [(line["account"], decimal.Decimal(line["amount"])) for line in lines]
    if sum(amount for _, amount in amounts) != 0:
        raise ValueError("the amounts do not add up to zero")
    BOOKS.mkdir(exist_ok=True)
    with open(JOURNAL, "a", encoding="utf-8") as out:
        out.write(json.dumps({"date": date.isoformat(), "text": text, "lines": [[a, str(n)] for a, n in amounts]}, ensure_ascii=False) + "\n")
    return "posted"


def balance(prefix=""):
    sums = {}
    if JOURNAL.exists():
        for row in JOURNAL.read_text(encoding="utf-8").splitlines():
            for account, amount in json.loads(row)["lines"]:
                if account.startswith(prefix):
                    sums[account] = sums.get(account, decimal.Decimal()) + decimal.Decimal(amount)
    return "\n".join(f"{account:<30}{amount:>14}" for account, amount in sorted(sums.items())) or "empty"


CALLS = {"post": post, "balance": balance}


def answer(method, params):
    if method == "initialize":
        return {"protocolVersion": params.get("protocolVersion"), "capabilities": {"tools": {}}, "serverInfo": {"name": "ledger", "version": "0.2.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        try:
            text, bad = CALLS[params["name"]](**params.get("arguments", {})), False
        except (KeyError, TypeError, ValueError, decimal.InvalidOperation) as error:
            text, bad = str(error), True
        return {"content": [{"type": "text", "text": text}], "isError": bad}
    if method == "ping":
        return {}
    raise LookupError(method)


for line in sys.stdin:
    request = json.loads(line)
    if "id" not in request:
        continue
    reply = {"jsonrpc": "2.0", "id": request["id"]}
    try:
        reply["result"] = answer(request["method"], request.get("params") or {})
    except LookupError as error:
        reply["error"] = {"code": -32601, "message": f"unknown method {error}"}
    print(json.dumps(reply, ensure_ascii=False), flush=True)
