"""Stdio MCP server with one tool: check_address."""
import hashlib
import json
import sys

ALPHA = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
VERSIONS = {0x00: "bitcoin p2pkh", 0x05: "bitcoin p2sh", 0x41: "tron"}


def b58(s):
    n = 0
    for c in s:
        n = n * 58 + ALPHA.index(c)
    return n.to_bytes(25, "big")


def check(addr):
    addr = addr.strip()
    try:
        raw = b58(addr)
    except (ValueError, OverflowError):
        return "not base58 or the wrong length"
    body, tail = raw[:21], raw[21:]
    want = hashlib.sha256(hashlib.sha256(body).digest()).digest()[:4]
    if want != tail:
        return "checksum differs: a character is wrong"
    return "valid " + VERSIONS.get(body[0], f"version {body[0]:#x}")


TOOL = {
    "name": "check_address",
    "description": "Checks the checksum of a base58 address. Says nothing about who owns it.",
    "inputSchema": {"type": "object", "properties": {"address": {"type": "string"}}, "required": ["address"]},
}


def handle(msg):
    m = msg.get("method")
    if m == "initialize":
        return {"protocolVersion": "2025-03-26", "capabilities": {"tools": {}}, "serverInfo": {"name": "addr", "version": "0.4.0"}}
    if m == "tools/list":
        return {"tools": [TOOL]}
    if m == "tools/call":
        return {"content": [{"type": "text", "text": check(msg["params"]["arguments"]["address"])}]}
    return None


for line in sys.stdin:
    msg = json.loads(line)
    res = handle(msg)
    if res is not None and "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": res}), flush=True)
