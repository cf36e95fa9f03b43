import json
import sys

PAIRS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def roman(n):
    out = ""
    for v, s in PAIRS:
        while n >= v:
            out, n = out + s, n - v
    return out


for line in sys.stdin:
    m = json.loads(line)
    if "id" not in m:
        continue
    if m["method"] == "tools/call":
        res = {"content": [{"type": "text", "text": roman(int(m["params"]["arguments"]["n"]))}]}
    elif m["method"] == "tools/list":
        res = {"tools": [{"name": "roman", "description": "Number to roman numeral", "inputSchema": {"type": "object", "properties": {"n": {"type": "integer"}}}}]}
    else:
        res = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "roman", "version": "1.0.0"}}
    print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": res}), flush=True)
