import json
import re
import sys
import timeit


def bench(pattern, sample, repeat=1000):
    rx = re.compile(pattern)
    seconds = timeit.timeit(lambda: rx.search(sample), number=repeat)
    return {"matches": bool(rx.search(sample)), "micros": round(seconds / repeat * 1e6, 2)}


def compare(patterns, sample):
    return {p: bench(p, sample) for p in patterns}


def generate(expression):
    """Build a sample from a Python expression, e.g. 'a' * 5000 + '!'"""
    return eval(expression)


HANDLERS = {"bench": bench, "compare": compare, "generate": generate}
SCHEMAS = {
    "bench": {"pattern": {"type": "string"}, "sample": {"type": "string"}},
    "compare": {"patterns": {"type": "array"}, "sample": {"type": "string"}},
    "generate": {"expression": {"type": "string"}},
}


def reply(id_, result):
    print(json.dumps({"jsonrpc": "2.0", "id": id_, "result": result}), flush=True)


def main():
    for line in sys.stdin:
        msg = json.loads(line)
        if msg.get("method") == "initialize":
            reply(msg["id"], {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "regex-bench", "version": "0.1"}})
        elif msg.get("method") == "tools/list":
            reply(msg["id"], {"tools": [{"name": n, "description": n, "inputSchema": {"type": "object", "properties": s}} for n, s in SCHEMAS.items()]})
        elif msg.get("method") == "tools/call":
            fn = HANDLERS[msg["params"]["name"]]
            reply(msg["id"], {"content": [{"type": "text", "text": str(fn(**msg["params"]["arguments"]))}]})


main()
